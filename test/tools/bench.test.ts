import { expect, test } from "vitest";
import { runTool } from "./run-tool.ts";

const MEASURED = [
  "whole matches of random person seats",
  "whole matches of random bot seats",
  "inputs applied",
  "first third of a match",
  "middle third of a match",
  "last third of a match",
  "legal lists",
  "state hash",
  "size of a record",
  "read and check a record",
];

test("bench prints a figure a line", async () => {
  const { code, out, err } = await runTool("bench", "--seconds", "0.02");
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
  for (const measured of MEASURED) expect(names).toContainEqual(expect.stringContaining(measured));
});
