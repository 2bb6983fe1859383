/** The table of branches, and the table of decks. */
import { h } from "preact";
import { expect, test } from "vitest";
import { Branches } from "../../src/kit/desk/branches.tsx";
import { branchesFor, onceFor } from "../../src/kit/desk/branching.ts";
import { DeckTables } from "../../src/kit/overview/deck-table.tsx";
import { shown } from "../cards/saying.ts";

test("a choice is worked out when it is asked for, and once", () => {
  const worked: number[] = [];
  const preview = onceFor(String, (choice: number) => {
    worked.push(choice);
    return { square: choice * choice };
  });
  expect(worked).toEqual([]);
  expect(preview(3)).toBe(preview(3));
  expect(preview(4)).toEqual({ square: 16 });
  expect(worked).toEqual([3, 4]);
});

test("what may come alike makes one branch", () => {
  expect(branchesFor(["a", "b", "a"], (coming) => coming.toUpperCase())).toEqual(["A", "B"]);
});

test("branches stand side by side, each in a column under what makes it differ", () => {
  const rows = [
    { head: "Coins", cell: ({ coins }: { coins: number }) => coins },
    { head: "Waves", cell: () => "?" },
  ];
  const branches = [{ coins: 1 }, { coins: 4 }];
  const headOf = ({ coins }: { coins: number }) => `finds ${coins}`;
  const table = shown(h(Branches<{ coins: number }>, { caption: "Dive", differBy: "If it", branches, headOf, rows }));
  expect(table.named("table")[0]?.attributes["aria-label"]).toBe("Dive");
  const lines = table.named("tr").map((tr) => tr.all.filter(({ localName }) => /^t[hd]$/u.test(localName)));
  expect(lines.map((cells) => cells.map(({ seen }) => seen))).toEqual([
    ["If it", "finds 1", "finds 4"],
    ["Coins", "1", "4"],
    ["Waves", "?", "?"],
  ]);
});

test("of each kind it is told how many a deck may still hold, and how many cards that makes", () => {
  const rows = [
    { kind: "Forest", sign: null, left: [3, 0] },
    { kind: "River", sign: null, left: [1, 2] },
  ];
  const words = { about: "Counted", left: "may be there", gone: "is gone", kinds: "Kind", sums: "Left" };
  const table = shown(h(DeckTables, { names: ["Ada", "Ivo"], decks: [{ caption: "Day", rows }], words }));
  const cells = table.named("tr").map((tr) => tr.named("td"));
  expect(cells.map((row) => row.map(({ seen }) => seen.trim()))).toEqual([[], ["3", ""], ["", "2"], ["4", "2"]]);
  expect(cells[1]?.map(({ heard }) => heard.trim())).toEqual(["3 may be there", "is gone"]);
});
