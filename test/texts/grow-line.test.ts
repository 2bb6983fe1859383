import { expect, test } from "vitest";
import { growLine } from "../../src/ui/texts/grow-line.ts";
import type { LogLine } from "../../src/ui/texts/line.ts";

const gained = (seat: number, ...what: string[]): LogLine => ({
  key: "gained",
  params: { seat: { seat }, what },
  growing: "what",
});

test("a line adds its list to the line before, if all else is the same", () => {
  expect(growLine(gained(1, "a", "b"), gained(1, "c"))).toEqual(gained(1, "a", "b", "c"));
});

test.each<[string, LogLine | undefined, LogLine]>([
  ["the first line", undefined, gained(1, "a")],
  ["one about somebody else", gained(1, "a"), gained(2, "b")],
  ["one that says something else", { ...gained(1, "a"), key: "lost" }, gained(1, "b")],
  ["one after a line that doesn't grow", { key: "gained", params: { seat: { seat: 1 }, what: ["a"] } }, gained(1, "b")],
  ["one that doesn't grow", gained(1, "a"), { key: "gained", params: { seat: { seat: 1 }, what: ["b"] } }],
  ["one with another fact", { ...gained(1, "a"), params: { ...gained(1, "a").params, n: 1 } }, gained(1, "b")],
])("%s stands for itself", (_, last, next) => {
  expect(growLine(last, next)).toBeUndefined();
});
