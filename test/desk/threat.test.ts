/** From the first round on the co-operative game says what may lose it, and how many rounds are left. */
import { afterEach, expect, test, vi } from "vitest";
import { goOn, sitDown } from "./paper-desk.ts";

afterEach(() => vi.unstubAllGlobals());

const ISLANDS = ["Heron Isle", "Salt Isle", "Letea"];

test("in every round the next island is named at which all Objectives have to be met, and how far it is", () => {
  const at = sitDown({ seed: 6, options: { mode: "coop", setup: "standard", difficulty: "normal" }, players: 2 });
  const told = Array.from({ length: 12 }, (_, i) => {
    goOn(at, ({ round, phase }) => round === i + 1 && phase === "act");
    return at.desk.withClass("threat").map(({ seen }) => seen);
  });
  const ways = ["in 4 rounds", "in 3 rounds", "in 2 rounds", "in 1 round"];
  expect(told).toEqual(
    ISLANDS.flatMap((island) => ways.map((far) => [`All must be met at ${island}, ${far}, or the game is lost.`])),
  );
});
