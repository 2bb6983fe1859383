import { expect, test } from "vitest";
import { standing } from "../../src/games/precognition/table/picture/standing.ts";

test.each(["contaminated", "doctors", "protectors"] as const)("five %s stand before nobody", (zone) => {
  const spots = standing(zone, 5);
  expect(spots.map(({ floor }) => floor)).toEqual([0, 0, 0, 0, 0]);
  const xs = spots.map(({ x }) => x).toSorted((a, b) => a - b);
  for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? 0)).toBeGreaterThan(14);
});

test("in the cabins there is a floor above, and nobody is crowded below it", () => {
  expect(standing("cabins", 11).filter(({ floor }) => floor === 1)).toHaveLength(1);
  expect(standing("cabins", 10).every(({ floor }) => floor === 0)).toBe(true);
});
