/** Every text is used, and every text that is asked for is there. */
import { describe, expect, test } from "vitest";
import { why } from "../../src/fair/statements.ts";
import { GAMES } from "../../src/games/index.ts";
import { REACTIONS, reactionKey } from "../../src/online-ui/reactions.ts";
import { TROUBLE_WORDS } from "../../src/online-ui/troubles.ts";
import { COLOUR_VISION_NAMES } from "../../src/ui/look/colour-vision.ts";
import { waysOf } from "../../src/ui/match/variant-choice.ts";
import { PREFERENCES } from "../../src/ui/settings.ts";
import { gameTexts } from "./all-texts.ts";
import { BOOKS, type Book, boxOf, COACH, english, REPLAYS, ROOMS, SHELL, tableOf } from "./books.ts";
import { argumentsOf } from "./message-arguments.ts";
import { namesOfPieces } from "./pieces.ts";
import { keysOfLines, kindsIn, literalsIn, refusalsIn, type ThrownRefusal } from "./sources.ts";

const SHELL_CODE = /^src\/(?:ui|online-ui|kit|page)\//u;
/** Its refusals come from everything that is the same for all games. */
const SHELL_REFUSALS = /^src\/(?:engine|fair|net|session)\//u;

/** A device at a door is turned away for the reason that the room gives, in a key of the room's. */
const isPassedOn = ({ path, key }: ThrownRefusal): boolean =>
  path === "src/net/handshake.ts" && key.startsWith("computed");

const refusalKey = ({ key }: ThrownRefusal): string => `refusal.${key}`;

interface Uses {
  /** Keys that the code names in full. */
  readonly named: ReadonlySet<string>;
  /** Keys that it puts together. */
  readonly made: readonly string[];
}

const shellUses: Uses = {
  named: literalsIn(SHELL_CODE),
  made: [
    ...PREFERENCES.map((one) => `settings.wish.${one}`),
    ...COLOUR_VISION_NAMES.map((sight) => `settings.seen-with.${sight}`),
    "settings.seen-with.usual",
    ...refusalsIn(SHELL_REFUSALS)
      .filter((one) => !isPassedOn(one))
      .map(refusalKey),
    // Refusals that several games have are texts of the shell.
    ...refusalsIn(/^src\/games\//u)
      .map(refusalKey)
      .filter((key) => key in english(SHELL)),
  ],
};

const roomUses: Uses = {
  named: shellUses.named,
  made: [
    ...Object.values(TROUBLE_WORDS).flatMap(({ title, text, remedies }) => [
      title,
      text,
      ...remedies.map(({ name }) => name),
    ]),
    ...REACTIONS.map(reactionKey),
    ...kindsIn("src/online-ui/seat-status.ts", "doing").map((doing) => `at.${doing}`),
    ...kindsIn("src/online-ui/seat-status.ts", "link").map((link) => `at.link.${link}`),
    ...why.options.map((one) => `ask.${one}`),
    ...refusalsIn(/^src\/room\//u)
      .map(refusalKey)
      .filter((key) => !(key in english(SHELL))),
  ],
};

const replayUses: Uses = {
  named: shellUses.named,
  made: refusalsIn(/^src\/link\//u)
    .map(refusalKey)
    .filter((key) => !(key in english(SHELL))),
};

/** Of the deeds of each game. */
const DEEDS = new Map(
  await Promise.all(
    GAMES.map(async ({ id }) => {
      const deeds = await tableOf(id).loadDeeds?.();
      return [id, (deeds?.all ?? []).flatMap(({ name, what }) => [name.key, what.key])] as const;
    }),
  ),
);

/** Of the campaign of each game. */
const CAMPAIGNS = new Map(
  await Promise.all(
    GAMES.map(async ({ id }) => {
      const chapters = (await tableOf(id).loadCampaign?.())?.chapters ?? [];
      const lines = chapters.flatMap(({ name, story, task, reached, missed }) => [name, story, task, reached, missed]);
      return [id, lines.map(({ key }) => key)] as const;
    }),
  ),
);

const gameUses = (id: string): Uses => {
  const game = GAMES.find((one) => one.id === id);
  return {
    named: literalsIn(new RegExp(`^src/games/${id}/table/`, "u")),
    made: [
      // The shell shows the name of every game.
      ...Object.keys(boxOf(id).texts.en ?? {}),
      ...(game?.scores ?? []).map((score) => `score.${score}`),
      ...Object.keys(game?.bots ?? {}).map((level) => `bot.${level}`),
      ...waysOf(game?.variants ?? []).flatMap(({ options }) =>
        Object.entries(options).flatMap(([name, answer]) => [`option.${name}`, `option.${name}.${answer}`]),
      ),
      ...(DEEDS.get(id) ?? []),
      ...(CAMPAIGNS.get(id) ?? []),
      ...namesOfPieces(id),
      ...refusalsIn(new RegExp(`^src/games/${id}/`, "u"))
        .map(refusalKey)
        .filter((key) => !(key in english(SHELL))),
    ],
  };
};

/** Those of everything that isn't a game. */
const USES: ReadonlyMap<Book, Uses> = new Map([
  [SHELL, shellUses],
  [ROOMS, roomUses],
  [REPLAYS, replayUses],
  [COACH, { named: shellUses.named, made: [] }],
]);

describe.each(BOOKS)("the texts of $name", (book) => {
  const uses = USES.get(book) ?? gameUses(book.name);
  const keys = Object.keys(english(book));

  test("are all used", () => {
    const made = new Set(uses.made);
    expect(keys.filter((key) => !uses.named.has(key) && !made.has(key))).toEqual([]);
  });

  test("hold every key that is put together", () => {
    if (book !== COACH) expect(uses.made).not.toEqual([]);
    expect(uses.made.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

test("every key of a line is a key of a text", () => {
  const keys = new Set(BOOKS.flatMap((book) => Object.keys(english(book))));
  // Keys of a keyboard are told by a property of the same name, and have no dot.
  const named = keysOfLines(/^src\/(?:ui|online-ui|kit|page|games)\//u).filter((key) => key.includes("."));
  expect(named).not.toEqual([]);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

describe("refusals", () => {
  const thrown = refusalsIn(/^src\/(?:engine|fair|net|session|games)\//u).filter((one) => !isPassedOn(one));

  test("have keys that can be looked up", () => {
    expect(thrown.length).toBeGreaterThan(40);
    expect(thrown.filter(({ key }) => !/^[a-z-]+$/u.test(key))).toEqual([]);
  });

  test("are told with facts that come with them, wherever they are thrown", () => {
    for (const refusal of thrown) {
      const book = refusal.path.startsWith("src/games/") ? tableBook(refusal) : SHELL;
      const text = english(book)[refusalKey(refusal)] ?? english(SHELL)[refusalKey(refusal)];
      const wanted = [...argumentsOf(text ?? "")];
      const missing = wanted.filter((name) => !refusal.facts.includes(name));
      expect(missing, `${refusal.path}:${refusal.line} ${refusal.key}`).toEqual([]);
    }
  });
});

const tableBook = ({ path }: ThrownRefusal) => {
  const name = path.split("/")[2] ?? "";
  return { name, texts: gameTexts(name) };
};
