/** A table's clock takes nobody's seat: people do, and only of somebody whom all wait for. */
import { expect, test } from "vitest";
import { accountOf, type Book, people } from "../../src/fair/book.ts";
import { isWaitedFor } from "../../src/fair/requests.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { dropping } from "./cheating.ts";
import { RoundTable } from "./round-table.ts";

const tableOf = (clock?: { readonly choice: number; readonly bank: number }) =>
  new RoundTable({ game: rehearsal, options: { nights: 3 }, players: 3, people: 3, seed: 4, ...(clock && { clock }) });

const LATE = 2;
const late = (table: RoundTable, words = dropping(table, [0, 1], LATE, "late")) =>
  table.write({ kind: "dropped", seat: LATE, why: "late", words });
const untilWaitedFor = (table: RoundTable) => table.until((book: Book) => isWaitedFor(book, LATE));

test("false-lateness: nobody is late without a clock, nor while nobody waits for them, nor by the word of one", () => {
  const timeless = tableOf();
  untilWaitedFor(timeless);
  expect(refusalOf(() => late(timeless))).toEqual(["other-reason", { seat: LATE, reason: "silent" }]);
  const table = tableOf({ choice: 30, bank: 60 });
  expect(refusalOf(() => late(table))[0]).toBe("other-reason");
  untilWaitedFor(table);
  expect(refusalOf(() => late(table, dropping(table, [0], LATE, "late")))[0]).toBe("no-majority");
  const silent = dropping(table, [0, 1], LATE, "silent");
  expect(refusalOf(() => late(table, silent))[0]).toBe("bad-signature");
  table.until((book) => book.phase === "play" && !isWaitedFor(book, LATE) && people(book).includes(LATE));
  expect(refusalOf(() => late(table))[0]).toBe("other-reason");
});

test("hoarded-words: who has said something since is late to nobody any more", () => {
  const table = tableOf({ choice: 30, bank: 0 });
  untilWaitedFor(table);
  const [old] = dropping(table, [0], LATE, "late");
  if (old === undefined) throw new Error("no word");
  const { sequence } = accountOf(table.book, LATE);
  table.until((book) => accountOf(book, LATE).sequence > sequence && isWaitedFor(book, LATE));
  const fresh = dropping(table, [1], LATE, "late");
  expect(refusalOf(() => late(table, [old, ...fresh]))[0]).toBe("bad-signature");
});

test("whoever was late comes back by themselves, and the record tells of it", () => {
  const table = tableOf({ choice: 30, bank: 60 });
  untilWaitedFor(table);
  late(table);
  expect(accountOf(table.book, LATE).away).toBe("late");
  expect(people(table.book)).toEqual([0, 1]);
  table.until((book) => book.phase === "play" && !book.game.awaits.some(({ kind }) => kind === "reveal"));
  table.write({ kind: "back", said: table.holder(LATE).say(table.book, { say: "back" }), words: [] });
  table.play();
  expect(table.book.game.isOver).toBe(true);
  expect(table.book.entries.filter(({ body }) => body.kind === "dropped")).toHaveLength(1);
});
