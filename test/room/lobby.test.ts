/** A room as its people use it. */
import { expect, test } from "vitest";
import { headOf, isOver } from "../../src/fair/book.ts";
import { Harbour, settle } from "./harbour.ts";
import { play } from "./play.ts";

test("three meet, sit down, play a whole match and are back in the lobby", () => {
  const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy").guest("Dot");
  harbour.pass(3_000);
  expect(harbour.lobby("Bo")).toEqual(harbour.lobby("Ada"));
  expect(harbour.lobby("Dot").guests.map(({ name, isHere }) => [name, isHere])).toEqual([
    ["Ada", true],
    ["Bo", true],
    ["Cy", true],
    ["Dot", true],
  ]);
  for (const [seat, who] of ["Ada", "Bo", "Cy"].entries()) settle(harbour, who, seat);
  harbour.wish("Ada", { wish: "start" });
  const { match } = harbour.lobby("Ada");
  expect(harbour.notices()).toEqual([]);
  for (const who of ["Ada", "Bo", "Cy", "Dot"]) {
    expect(harbour.begins(who).map((begin) => begin.match)).toEqual([match]);
  }
  const books = play(harbour, 1);
  expect(new Set(books.map(headOf)).size).toBe(1);
  expect(books.every(isOver)).toBe(true);
  expect(harbour.lobby("Dot").match).toBeUndefined();
  expect(harbour.lobby("Dot").seats.map((seat) => seat.by === "person" && [seat.name, seat.isReady])).toEqual([
    ["Ada", false],
    ["Bo", false],
    ["Cy", false],
  ]);
  expect(harbour.notices()).toEqual([]);
});
