import { expect } from "vitest";
import { runTool } from "./run-tool.ts";

/** Runs the bench, checks that each line is a figure, and returns the names. */
export async function measured(...args: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await runTool("bench", ...args);
  expect(code, err).toBe(0);
  const figures = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const figure of figures) {
    expect(figure).toEqual({ name: expect.any(String), value: expect.any(Number), unit: expect.any(String) });
    expect(figure.value).toBeGreaterThan(0);
  }
  return figures.map(({ name }) => name);
}
