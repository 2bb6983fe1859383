import { expect, test } from "vitest";
import { answered, playerCounts, questions, type Way, waysOf, withPlayers } from "../../src/ui/match/variant-choice.ts";

const WAYS: readonly Way[] = waysOf([
  { options: { mode: "alone", board: "small" }, players: 2 },
  { options: { mode: "alone", board: "small" }, players: 3 },
  { options: { mode: "alone", board: "large" }, players: 3 },
  { options: { mode: "pairs", board: "large" }, players: 4 },
  { options: { mode: "all", board: "small", level: "easy" }, players: 2 },
  { options: { mode: "all", board: "small", level: "hard" }, players: 2 },
]);
const [first, , large, pairs, , hard] = WAYS;
if (!first || !large || !pairs || !hard) throw new Error("six ways");

test("asks what has more than one answer, given the answers before", () => {
  expect(questions(WAYS, first)).toEqual([
    { name: "mode", answers: ["alone", "pairs", "all"], chosen: "alone" },
    { name: "board", answers: ["small", "large"], chosen: "small" },
  ]);
  expect(questions(WAYS, hard)).toEqual([
    { name: "mode", answers: ["alone", "pairs", "all"], chosen: "all" },
    { name: "level", answers: ["easy", "hard"], chosen: "hard" },
  ]);
});

test("keeps the options as the game has them, whatever they are", () => {
  const [way] = waysOf([{ options: { nights: 3, wind: "high" }, players: 2 }]);
  expect(way).toEqual({ options: { wind: "high" }, exact: { nights: 3, wind: "high" }, players: 2 });
});

test("offers the numbers of seats of just these options", () => {
  expect(playerCounts(WAYS, first)).toEqual([2, 3]);
  expect(playerCounts(WAYS, pairs)).toEqual([4]);
});

test("an answer keeps what it can of the others", () => {
  expect(answered(WAYS, large, "mode", "pairs")).toBe(pairs);
  expect(answered(WAYS, hard, "mode", "alone")).toBe(first);
  expect(answered(WAYS, pairs, "mode", "alone")).toBe(large);
  expect(withPlayers(WAYS, first, 3)).toBe(WAYS[1]);
});

test("an answer that doesn't exist changes nothing", () => {
  expect(answered(WAYS, first, "mode", "chess")).toBe(first);
});
