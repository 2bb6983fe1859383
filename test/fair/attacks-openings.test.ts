/** Cheats with what a seat has committed to: each is named by whoever sees the opening, proven to all, and nothing of it counts. */
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Game, Types } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book } from "../../src/fair/book.ts";
import { fromHex } from "../../src/fair/bytes.ts";
import { handlesOf, owesAct } from "../../src/fair/requests.ts";
import { actSalt } from "../../src/fair/secrets.ts";
import type { Answer } from "../../src/fair/statements.ts";
import { GAMES } from "../../src/games/index.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import {
  answersBut,
  asked,
  CHEAT,
  cheatIn,
  goesOnWithout,
  HOST,
  OTHER,
  sealRaw,
  Trickster,
  threeAt,
  untilAsked,
} from "./cheating.ts";
import { bytesOf, type RoundTable } from "./round-table.ts";

const ALL = [...GAMES, rehearsal].map((game) => ({ name: game.id, game }));
/** Games in which people hold hidden cards. */
const CARDS = GAMES.map((game) => ({ name: game.id, game }));

const opensAct = (table: RoundTable): void => untilAsked(table, (request, book) => owesAct(book, request, CHEAT));
const opensCards = (table: RoundTable): void =>
  untilAsked(table, (request, book) => handlesOf(book, request, CHEAT).length > 1);

/** Caught at the reveal, before anything of it happened; then the match goes on without them. */
function caught(table: RoundTable, answers: readonly Answer[], key: string): void {
  const before = table.book;
  const cheat = cheatIn(() => table.reveal(answers));
  expect([cheat.key, cheat.seat]).toEqual([key, CHEAT]);
  expect(table.book).toBe(before);
  expect(goesOnWithout(table, cheat)).toBe(true);
}

describe.each(ALL)("$name", ({ game }) => {
  test("changed-choice: opens another act than the one it sealed", () => {
    const table = threeAt(game);
    opensAct(table);
    const { commitment } = accountOf(table.book, CHEAT);
    const promised = table.notesOf(CHEAT).choices[commitment?.handle ?? ""]?.act;
    const other = actsSeenIn(game).find((act) => !equal(act, promised) && act.do === actOf(promised).do);
    caught(
      table,
      answersBut(table, CHEAT, ({ act }) => ({ act: act === null ? null : { ...act, act: other } })),
      "changed-choice",
    );
  });

  test("changed-choice: opens the right act with another salt", () => {
    const table = threeAt(game);
    opensAct(table);
    const salt = bytesOf(8);
    caught(
      table,
      answersBut(table, CHEAT, ({ act }) => ({ act: act === null ? null : { ...act, salt } })),
      "changed-choice",
    );
  });

  test("illegal-choice: seals what the rules don't allow, and opens just that", () => {
    const table = lastToSeal(game);
    const legal = table.holder(CHEAT).legal(table.book);
    const illegal = actsSeenIn(game).find((act) => !legal.some((one) => equal(one, act)));
    if (illegal === undefined) throw new Error("everything is allowed");
    const notes = table.notesOf(CHEAT);
    const r = accountOf(table.book, CHEAT).secretQuestions + 1;
    sealRaw(table, CHEAT, illegal, actSalt(fromHex(notes.seed), r, table.book.after));
    const { handle = "" } = accountOf(table.book, CHEAT).commitment ?? {};
    table.notes.set(CHEAT, {
      ...notes,
      choices: { ...notes.choices, [handle]: { r, after: table.book.terms.match, act: illegal } },
    });
    untilAsked(table, ({ acts }) => acts.includes(CHEAT));
    caught(
      table,
      answersBut(table, CHEAT, () => ({})),
      "broken-rules",
    );
  });

  test("copied-commitment: another's promise can't be made again, nor kept by anybody else", () => {
    const table = lastToSeal(game);
    const { commitment } = accountOf(table.book, HOST);
    if (commitment === undefined) throw new Error("nothing to copy");
    const r = accountOf(table.book, CHEAT).secretQuestions + 1;
    expect(
      refusalOf(() => table.say(CHEAT, { say: "seal", r, after: table.book.after, handle: commitment.handle }))[0],
    ).toBe("handle-twice");

    // Even the salt and act behind it, once they're known, don't open a commitment of another seat's.
    const other = threeAt(game);
    opensAct(other);
    const [stolen] = asked(other)
      .from.filter((seat) => seat === HOST)
      .map((seat) => other.answerOf(seat));
    caught(
      other,
      answersBut(other, CHEAT, () => ({ act: stolen?.act ?? null })),
      "changed-choice",
    );
  });

  test("early-opening, partial-set: what nobody has asked for, or not all have answered, isn't written", () => {
    const table = threeAt(game);
    opensAct(table);
    const answers = asked(table).from.map((seat) => table.answerOf(seat));
    expect(refusalOf(() => table.reveal(answers.slice(1)))[0]).toBe("answers-missing");
    expect(refusalOf(() => table.reveal([...answers].reverse()))[0]).toBe("answers-missing");
    const act = answersBut(table, CHEAT, () => ({ act: null }));
    expect(refusalOf(() => table.reveal(act))[0]).toBe("openings-missing");
    table.reveal(answers);
    const late = { kind: "revealed" as const, i: table.book.i, answers, bots: [] };
    expect(["not-awaited", "other-request"]).toContain(refusalOf(() => table.write(late))[0]);
  });

  test("forged: an answer put into somebody's mouth is refused, and proves nothing against them", () => {
    const table = threeAt(game);
    opensAct(table);
    const [link, sig] = [bytesOf(1), "0".repeat(128)];
    const honest = asked(table).from.map((seat) => table.answerOf(seat));
    const forgeries = honest.flatMap((answer) => [
      { ...answer, act: answer.act === null ? null : { ...answer.act, salt: bytesOf(2) } },
      { ...answer, link },
      { ...answer, sig },
    ]);
    for (const forged of forgeries) {
      const { seat } = forged;
      const answers = honest.map((answer) => (answer.seat === seat ? forged : answer));
      expect(refusalOf(() => table.reveal(answers))).toEqual(["bad-signature", { seat }]);
      const proof = { of: "opening", answer: forged } as const;
      expect(refusalOf(() => table.write({ kind: "fault", seat, proof }))).toEqual(["bad-signature", { seat }]);
    }
    for (const answer of honest) {
      const proof = { of: "opening", answer } as const;
      expect(refusalOf(() => table.write({ kind: "fault", seat: answer.seat, proof }))[0]).toBe("proves-nothing");
    }
  });

  test("wrong-link: gives another one to choose the luck", () => {
    const table = threeAt(game);
    opensAct(table);
    const before = table.book;
    for (const link of [
      bytesOf(1),
      accountOf(before, OTHER).link?.link ?? "",
      accountOf(before, CHEAT).link?.link ?? "",
    ]) {
      expect(refusalOf(() => table.reveal(answersBut(table, CHEAT, () => ({ link }))))).toEqual([
        "wrong-link",
        { seat: CHEAT },
      ]);
    }
    expect(table.book).toBe(before);
  });
});

describe.each(CARDS)("$name, cards", ({ game }) => {
  test("wrong-slot: opens another of its own slots", () => {
    const table = threeAt(game);
    opensCards(table);
    caught(
      table,
      answersBut(table, CHEAT, ({ values }) => ({ values: [...values].reverse() })),
      "wrong-card",
    );
  });

  test("wrong-card: opens the right slot as another card", () => {
    const table = threeAt(game);
    opensCards(table);
    caught(
      table,
      answersBut(table, CHEAT, ({ values }) => ({
        values: values.map(({ salt }) => ({ salt, value: values[0]?.value })),
      })),
      "wrong-card",
    );
  });

  test("duplicate-card: a heap with one card twice is found out when the second comes up", () => {
    const table = threeAt(game);
    new Trickster(table, CHEAT, { deal: (values) => values.map(() => values[0]) });
    let cheat: unknown;
    const opened = () => table.book.entries.flatMap(({ body }) => (body.kind === "revealed" ? body.answers : []));
    try {
      table.play();
    } catch (error) {
      cheat = error;
    }
    expect(cheat).toMatchObject({ key: "broken-rules", seat: CHEAT });
    expect(opened().filter(({ seat, values }) => seat === CHEAT && values.length > 1)).toHaveLength(0);
    expect(
      goesOnWithout(
        table,
        cheatIn(() => table.play()),
      ),
    ).toBe(true);
  });
});

/** Only the cheat's own commitment is missing: whoever's turn that is depends on the table's luck. */
function lastToSeal(game: Game): RoundTable {
  for (let seed = 1; seed < 20; seed++) {
    const table = threeAt(game, 3, seed);
    while (!isLastToSeal(table.book) && table.step());
    if (isLastToSeal(table.book)) return table;
  }
  throw new Error("somebody else is always last");
}

const isLastToSeal = (book: Book): boolean =>
  awaitsOf(book).some((one) => one.kind === "act" && one.sealed && equal(one.from, [CHEAT]));

const actOf = (raw: unknown): Types["act"] =>
  typeof raw === "object" && raw !== null && "do" in raw ? { do: String(raw.do) } : { do: "" };

/** All acts that were open to anybody at some time in a whole match. */
function actsSeenIn(game: Game): readonly Types["act"][] {
  const table = threeAt(game);
  const seen: Types["act"][] = [];
  do {
    for (const holder of table.holders.values())
      if (table.book.phase === "play") seen.push(...holder.legal(table.book));
  } while (seen.length < 300 && table.step());
  return seen;
}
