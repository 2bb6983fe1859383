import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { nameOf } from "../../src/tools/play/games.ts";
import { runTool } from "./run-tool.ts";

const OF_EVERY_FULL_TABLE = [
  "whole matches of random person seats",
  "whole matches of random bot seats",
  "inputs applied",
  "legal lists",
  "whole matches of greedy person seats",
  "time in which greedy answers",
];

const OF_THE_FIRST = [
  "first third of a match",
  "middle third of a match",
  "last third of a match",
  "state hash",
  "size of a record",
  "read and check a record",
];

test("bench prints a figure a line", async () => {
  const { code, out, err } = await runTool("bench", "--seconds", "0.01");
  expect(code, err).toBe(0);
  const figures = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const figure of figures) {
    expect(figure).toEqual({ name: expect.any(String), value: expect.any(Number), unit: expect.any(String) });
    expect(figure.value).toBeGreaterThan(0);
  }
  const names = figures.map(({ name }) => name);
  const fullTables = GAMES.flatMap(({ variants }) => variants).filter(({ players }) => players === 4);
  expect(fullTables.length).toBeGreaterThan(1);
  for (const variant of fullTables) {
    const mine = names.filter((name) => name.includes(`${nameOf(variant)}: `));
    for (const measured of OF_EVERY_FULL_TABLE) expect(mine).toContainEqual(expect.stringContaining(measured));
  }
  for (const measured of OF_THE_FIRST) expect(names).toContainEqual(expect.stringContaining(measured));
});
