/** Somebody who sits at two tables of one match: what they have signed twice proves it to everybody. */
import { describe, expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { accountOf, type Book } from "../../src/fair/book.ts";
import type { Proof } from "../../src/fair/entries.ts";
import type { Ballot } from "../../src/fair/statements.ts";
import { twinOf } from "../../src/fair/twins.ts";
import { write } from "../../src/fair/write.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { CHEAT, dropping, HOST, OTHER, resigned, threeAt, untilAsked, voicesFor, writtenIn } from "./cheating.ts";

function named(book: Book, proof: Proof, seat: Seat = CHEAT): unknown {
  return accountOf(writtenIn(book, { kind: "fault", seat, proof }), seat).away;
}

describe("double-voices", () => {
  const table = threeAt(rehearsal);
  table.until(({ phase, entries }) => phase === "play" && entries.length > 8);
  const { book } = table;
  const before = book.entries.slice(0, 6).reduce((at, entry) => write(at, entry).book, threeAt(rehearsal).book);
  const ballot = (epoch: number, candidate: Seat, by: Seat, at: Book): Ballot => {
    const [voice] = voicesFor(table, epoch, candidate, [[by, at]]);
    if (voice === undefined) throw new Error("no voice");
    return { candidate, voice };
  };
  const proofOf = (one: Ballot, other: Ballot): Proof => ({ of: "voices", epoch: 1, one, other });
  const first = ballot(1, HOST, CHEAT, book);

  test("for two candidates in one epoch, or of two records, are proof", () => {
    expect(named(book, proofOf(first, ballot(1, OTHER, CHEAT, book)))).toBe("cheated");
    expect(named(book, proofOf(first, ballot(1, HOST, CHEAT, before)))).toBe("cheated");
  });

  test.each([
    ["the same again", first],
    ["in another epoch", ballot(2, OTHER, CHEAT, book)],
    ["of somebody else", ballot(1, OTHER, HOST, book)],
    ["that is forged", { candidate: OTHER, voice: first.voice }],
  ])("%s proves nothing", (_, other) => {
    expect(refusalOf(() => named(book, proofOf(first, other)))[0]).toBe("proves-nothing");
  });
});

describe("two-tables", () => {
  const table = threeAt(rehearsal);
  untilAsked(table, ({ from }) => from.includes(CHEAT));
  const { book } = table;
  const answer = table.answerOf(CHEAT);
  const elsewhere = resigned(book, table.holder(CHEAT), { ...answer, basis: "ab".repeat(32) });
  const proofOf = (other: typeof answer): Proof => ({ of: "answers", one: answer, other });

  test("two answers under one number are proof", () => {
    expect(named(book, proofOf(elsewhere))).toBe("cheated");
  });

  test.each([
    ["the same again", answer],
    ["under another number", resigned(book, table.holder(CHEAT), { ...elsewhere, i: answer.i + 1 })],
    ["of somebody else", table.answerOf(OTHER)],
    ["that is forged", { ...elsewhere, sig: answer.sig }],
  ])("an answer %s proves nothing", (_, other) => {
    expect(refusalOf(() => named(book, proofOf(other)))[0]).toBe("proves-nothing");
  });
});

describe("a twin that can't be excluded", () => {
  const twin = ({ terms, entries }: Book) => twinOf(terms.roster, entries);

  test("there is none where all people vouch for the record, whoever hosts", () => {
    const table = threeAt(rehearsal);
    table.until(({ phase, entries }) => phase === "play" && entries.length > 8);
    const voices = voicesFor(table, 1, OTHER, [
      [CHEAT, table.book],
      [OTHER, table.book],
    ]);
    const hosted = write(table.book, { epoch: 1, body: { kind: "hosted", seat: OTHER, voices } }).book;
    // For now two of three could still say that they know nothing of it.
    expect(twin(hosted)).toMatchObject({ cheats: 0, without: [HOST, CHEAT, OTHER] });
    table.book = hosted;
    table.play();
    expect(twin(table.book)).toBeUndefined();
  });

  test("one who was given up could vouch for it, with one of two others who cheats", () => {
    const table = threeAt(rehearsal);
    table.until(({ phase, entries }) => phase === "play" && entries.length > 8);
    while (accountOf(table.book, OTHER).away === undefined) {
      const [why] = refusalOf(() => table.write({ kind: "dropped", seat: OTHER, why: "silent", words: [] }));
      const reason = why === "other-reason" ? "owed" : "silent";
      table.write({ kind: "dropped", seat: OTHER, why: reason, words: dropping(table, [HOST, CHEAT], OTHER, reason) });
    }
    const entry = table.book.entries.length;
    table.play();
    expect(twin(table.book)).toEqual({ entry, without: [OTHER], cheats: 1 });
  });

  test("of two, the other one alone could vouch for it", () => {
    const table = threeAt(rehearsal, 2);
    table.until(({ phase, entries }) => phase === "play" && entries.length > 8);
    const [why] = refusalOf(() => table.write({ kind: "dropped", seat: CHEAT, why: "silent", words: [] }));
    const reason = why === "other-reason" ? "owed" : "silent";
    table.write({ kind: "dropped", seat: CHEAT, why: reason, words: dropping(table, [HOST], CHEAT, reason) });
    const entry = table.book.entries.length;
    table.play();
    expect(twin(table.book)).toEqual({ entry, without: [CHEAT], cheats: 0 });
  });
});
