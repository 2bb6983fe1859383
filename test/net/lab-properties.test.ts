/** Each property that the simulation asks for fails on books that don't have it. */
import { expect, test } from "vitest";
import { type Book, headOf, positionOf } from "../../src/fair/book.ts";
import type { Body } from "../../src/fair/entries.ts";
import { isWaitedFor } from "../../src/fair/requests.ts";
import { digestOfVote } from "../../src/fair/statements.ts";
import { lost, rests, unproven } from "../../src/tools/lab/endings.ts";
import { Lateness } from "../../src/tools/lab/lateness.ts";
import { Ledger } from "../../src/tools/lab/properties.ts";
import { dropping } from "../fair/cheating.ts";
import { RoundTable } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";

const table = () => {
  const made = new RoundTable({ game: rehearsal, options: { nights: 2 }, players: 3, people: 3, seed: 1 });
  for (let steps = 0; steps < 8; steps++) made.step();
  return made;
};

const [one, two, three] = [0, 1, 2].map((seat) => ({ name: `seat ${seat}`, seats: [seat] }));
if (one === undefined || two === undefined || three === undefined) throw new Error("there are three");

/** Of the devices that have these books, one after the other, what is wrong. */
function problems(looks: (ledger: Ledger) => void): readonly string[] {
  const found: string[] = [];
  looks(new Ledger((what) => found.push(what)));
  return found;
}

/** The book, and its newest entry another one. */
function forked({ entries, heads, ...book }: Book, body?: Body): Book {
  const last = entries.at(-1);
  if (last === undefined) throw new Error("nothing is recorded");
  const other = { ...last, body: body ?? last.body };
  return { ...book, entries: [...entries.slice(0, -1), other], heads: [...heads.slice(0, -1), "ab".repeat(32)] };
}

/** A new host, with the votes of these. */
function hosted(made: RoundTable, epoch: number, seat: number, voters: readonly number[]): void {
  const { book } = made;
  const here = { p: positionOf(book), head: headOf(book) };
  const voices = voters.map((by) => {
    const voice = { seat: by, ...here };
    return { ...voice, sig: made.holder(by).sign(digestOfVote(book.terms.match, epoch, seat, voice)) };
  });
  made.write({ kind: "hosted", seat, voices }, epoch);
}

test("the same book at all devices is well", () => {
  const { book } = table();
  const found = problems((ledger) => {
    for (const device of [one, two, three]) {
      ledger.look(device, book);
      ledger.lookAtEnd(device, book);
    }
  });
  expect(found).toEqual([]);
});

test("two entries for one epoch and position", () => {
  const { book } = table();
  const found = problems((ledger) => {
    ledger.look(one, book);
    ledger.look(two, forked(book));
  });
  expect(found).toEqual([`seat 1 has another entry at position ${positionOf(book)} of epoch 0 than somebody else`]);
});

test("two hosts in one epoch", () => {
  const [made, other] = [table(), table()];
  hosted(made, 1, 1, [1, 2]);
  other.step();
  hosted(other, 1, 2, [1, 2]);
  const found = problems((ledger) => {
    ledger.look(one, made.book);
    ledger.look(two, other.book);
  });
  expect(found).toContain("two hosts in epoch 1");
});

test("the same record and another state", () => {
  const made = table();
  const { book } = made;
  made.step();
  const found = problems((ledger) => {
    ledger.look(one, book);
    ledger.look(two, { ...book, game: made.book.game });
  });
  expect(found).toEqual([expect.stringMatching(/^seat 1 has the same record .* and another state/u)]);
});

test("what more than half held, and a new host's record is without", () => {
  const [made, other] = [table(), table()];
  made.step();
  other.write({ kind: "said", said: other.holder(0).say(other.book, { say: "gone" }) });
  hosted(other, 1, 2, [1, 2]);
  const found = problems((ledger) => {
    ledger.look(one, made.book);
    ledger.look(two, made.book);
    ledger.look(three, other.book);
  });
  expect(found).toContainEqual(expect.stringMatching(/^what more than half held at position \d+ isn't in the record/u));
});

test("what one of those held who have spoken for a new host, and its record is without", () => {
  const [made, other] = [table(), table()];
  made.step();
  hosted(other, 1, 2, [1, 2]);
  const found = problems((ledger) => {
    ledger.look(two, made.book);
    ledger.look(three, other.book);
  });
  expect(found).toEqual(["seat 1 has spoken for the host of epoch 1, whose record is without what it has"]);
  const well = problems((ledger) => {
    ledger.look(one, made.book);
    ledger.look(two, table().book);
    ledger.look(three, other.book);
  });
  expect(well).toEqual([]);
});

test("more than half have held two entries at one place", () => {
  const { book } = table();
  const found = problems((ledger) => {
    for (const device of [one, two]) ledger.look(device, book);
    for (const device of [two, three]) ledger.look(device, forked(book));
  });
  expect(found).toContain(`more than half have held two entries at place ${positionOf(book)}`);
});

test("somebody honest who is called a cheat", () => {
  const { book } = table();
  const frame = { epoch: 0, p: 1, head: headOf(book), signed: headOf(book), sig: "0".repeat(128) };
  const body: Body = { kind: "fault", seat: 1, proof: { of: "frames", one: frame, other: frame } };
  const found = problems((ledger) => ledger.look(one, forked(book, body)));
  expect(found).toEqual(["seat 1 is called a cheat: frames"]);
});

test("somebody who is called late too soon", () => {
  const clock = { choice: 20, bank: 0 };
  const made = new RoundTable({ game: rehearsal, options: { nights: 2 }, players: 3, people: 3, seed: 1, clock });
  made.until((book) => isWaitedFor(book, 2));
  const before = made.book;
  made.write({ kind: "dropped", seat: 2, why: "late", words: dropping(made, [0, 1], 2, "late") });
  const lookedAt = (seconds: number): string | undefined => {
    const lateness = new Lateness();
    expect(lateness.look(before, 1_000)).toBeUndefined();
    return lateness.look(made.book, 1_000 + seconds * 1_000);
  };
  expect(lookedAt(20)).toBeUndefined();
  expect(lookedAt(19)).toBe("seat 2 is called late after 19 of 20 s");
});

test("a record that can't be verified", () => {
  const made = table();
  while (made.step());
  const { book } = made;
  const frames = made.frames();
  expect(unproven([{ book, frames }])).toEqual([]);
  const [first, ...others] = book.entries;
  if (first?.body.kind !== "said") throw new Error("everybody says that they are in");
  const forged = { ...first, body: { ...first.body, said: { ...first.body.said, sig: "0".repeat(128) } } };
  expect(unproven([{ book, frames: [] }])).toEqual([expect.stringMatching(/^a record can't be verified/u)]);
  expect(unproven([{ book: { ...book, entries: [forged, ...others] }, frames }])).toEqual([
    expect.stringMatching(/^a record can't be verified: .*bad-signature/u),
  ]);
});

test("nobody who leads, and a match that nobody can write any more", () => {
  const { book } = table();
  expect(lost([], [])).toEqual(["nobody hosts"]);
  expect(rests(book, new Set([0, 1]))).toBe(false);
  expect(rests(book, new Set([0, 1, 2]))).toBe(true);
});
