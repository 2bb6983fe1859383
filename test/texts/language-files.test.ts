/** Every language says everything, and says it with the same facts. */
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/ui/language.ts";
import { BOOKS, english, GAME_BOOKS, SHELL } from "./books.ts";
import { argumentsOf, selectionsOf } from "./message-arguments.ts";
import { keysWrittenIn } from "./sources.ts";

/** What is the same in two languages because it is a name, or because they share the word. */
const SAME_IN_ALL: readonly string[] = [
  "boats.machines",
  "box.way.solo",
  "clock.minutes",
  "clock.other",
  "clock.seconds",
  "desk.preview.gains",
  "desk.section.gains",
  "game.name",
  "good.ymune",
  "guide.round.action",
  "guide.round.maintenance",
  "look.rose",
  "look.turquoise",
  "match.pause",
  "match.place",
  "new.handicap",
  "option.difficulty.apocalypse",
  "option.mode",
  "option.setup.standard",
  "path.ms",
  "room.code",
  "settings.text-size.percent",
  "table.menu",
  "term.bonus",
  "term.gain",
  "term.handicap",
  "term.machine",
  "term.x",
  "term.ymune",
];

const others = [...LANGUAGES.keys()].filter((code) => code !== "en");

test("there is more than one language, and each has a name of its own", () => {
  expect([...LANGUAGES.keys()]).toEqual(expect.arrayContaining(["en", "fr"]));
  expect(new Set(LANGUAGES.values()).size).toBe(LANGUAGES.size);
});

describe.each(BOOKS)("the texts of $name", (book) => {
  const texts = english(book);

  test("exist in every language", () => {
    expect(Object.keys(texts)).not.toEqual([]);
    expect(Object.keys(book.texts).sort()).toEqual([...LANGUAGES.keys()].sort());
    for (const language of others) {
      expect(Object.keys(book.texts[language] ?? {}).sort(), language).toEqual(Object.keys(texts).sort());
    }
  });

  test("are translated", () => {
    const same = others.flatMap((language) =>
      Object.entries(texts)
        .filter(([key, text]) => book.texts[language]?.[key] === text)
        .map(([key]) => key),
    );
    expect(same.filter((key) => !SAME_IN_ALL.includes(key))).toEqual([]);
  });

  test("say the same facts in every language", () => {
    for (const language of others) {
      for (const [key, text] of Object.entries(book.texts[language] ?? {})) {
        expect([...argumentsOf(text, language)].sort(), key).toEqual([...argumentsOf(texts[key] ?? "")].sort());
        expect(selectionsOf(text), key).toEqual(selectionsOf(texts[key] ?? ""));
      }
    }
  });

  test("are set with care", () => {
    const careless = Object.entries(book.texts).flatMap(([language, messages]) =>
      Object.entries(messages).filter(
        // ' is an escape in these messages; the spaces that mustn't break are set by the speaker.
        ([, text]) =>
          /['"]|\.\.\.| {2}|^ | $|[\u00a0\u202f]/u.test(text) || (language !== "fr" && / [;:?!]/u.test(text)),
      ),
    );
    expect(careless).toEqual([]);
  });

  test("never put a name where French would have to change the word before it", () => {
    const risky = Object.entries(book.texts.fr ?? {}).filter(([, text]) =>
      /\b(?:de|du|le|la|que|ce|se|ne|me|te|je|jusque|lorsque) \{(?:seat|winners|left|right|other|to)\}/u.test(text),
    );
    expect(risky).toEqual([]);
  });
});

test("what needn't be translated is still needed", () => {
  const keys = new Set(BOOKS.flatMap((book) => Object.keys(english(book))));
  expect(SAME_IN_ALL.filter((key) => !keys.has(key))).toEqual([]);
  const same = SAME_IN_ALL.filter((key) =>
    BOOKS.some(({ texts }) => texts.en?.[key] !== undefined && texts.en[key] === texts.fr?.[key]),
  );
  expect(same).toEqual(SAME_IN_ALL);
});

test.each(GAME_BOOKS)("no text of $name has the name of one in another file, which it would replace unseen", (game) => {
  for (const language of LANGUAGES.keys()) {
    const keys = keysWrittenIn(language, game.name);
    expect(keys.length, language).toBeGreaterThan(Object.keys(english(SHELL)).length);
    expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
  }
});

test("no game replaces a text of the shell", () => {
  const taken = GAME_BOOKS.flatMap((book) => Object.keys(english(book)).filter((key) => key in english(SHELL)));
  expect(taken).toEqual([]);
});
