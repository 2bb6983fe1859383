/** Who isn't in yet, and who may go. */
import { expect, test } from "vitest";
import { people } from "../../src/fair/book.ts";
import { digestOfDrop } from "../../src/fair/statements.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable } from "./round-table.ts";

const tableOf = (persons: number) =>
  new RoundTable({ game: rehearsal, options: { nights: 2 }, players: 4, people: persons, seed: 3 });

function drop(table: RoundTable, seat: number, by: readonly number[], why: "silent" | "owed"): void {
  const { match } = table.book.terms;
  const words = by.map((one) => ({
    seat: one,
    sig: table.holder(one).sign(digestOfDrop(match, one, seat, 0, why, table.book.basis)),
  }));
  table.write({ kind: "dropped", seat, why, words });
}

const anchor = (table: RoundTable, seat: number) =>
  table.write({ kind: "said", said: table.holder(seat).anchor(table.book) });

test("a match begins without somebody who never comes in", () => {
  const table = tableOf(3);
  anchor(table, 0);
  drop(table, 2, [0, 1], "silent");
  expect(table.book.phase).toBe("anchors");
  anchor(table, 1);
  expect(table.book.phase).toBe("words");
  table.reveal();
  expect(table.book.phase).toBe("play");
  expect(people(table.book)).toEqual([0, 1]);
});

test("and without somebody who has gone before the words are drawn", () => {
  const table = tableOf(3);
  for (const seat of [0, 1, 2]) anchor(table, seat);
  drop(table, 2, [0, 1], "owed");
  table.reveal();
  expect(table.book.phase).toBe("play");
  expect(people(table.book)).toEqual([0, 1]);
});

test("who comes later says its anchor before it takes its seat", () => {
  const table = tableOf(3);
  for (const seat of [0, 1]) anchor(table, seat);
  drop(table, 2, [0, 1], "silent");
  expect(refusalOf(() => anchor(table, 2))[0]).toBe("being-asked");
  table.reveal();
  const back = () => table.write({ kind: "back", said: table.holder(2).say(table.book, { say: "back" }), words: [] });
  expect(refusalOf(back)[0]).toBe("never-in");
  anchor(table, 2);
  back();
  expect(people(table.book)).toEqual([0, 1, 2]);
  table.play();
  expect(table.book.game.isOver).toBe(true);
});

test("the last person at the table doesn't go", () => {
  const table = tableOf(2);
  table.until((book) => book.phase === "play");
  table.say(0, { say: "gone" });
  expect(refusalOf(() => table.say(1, { say: "gone" }))[0]).toBe("last-person");
});

test("who goes after promising something, and comes back, promises anew", () => {
  const table = tableOf(3);
  const sealing = ({ accounts }: RoundTable["book"]) =>
    accounts.findIndex((account) => account?.commitment !== undefined);
  table.until((book) => sealing(book) !== -1);
  const seat = sealing(table.book);
  table.say(seat, { say: "gone" });
  table.write({ kind: "back", said: table.holder(seat).say(table.book, { say: "back" }), words: [] });
  expect(table.book.accounts[seat]?.commitment).toBeUndefined();
  table.play();
  expect(table.book.game.isOver).toBe(true);
});
