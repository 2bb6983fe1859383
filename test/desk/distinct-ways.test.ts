/** Ways to split that come to the same are one. */
import { expect, test } from "vitest";
import { choices, pairsOf } from "../../src/games/precognition/rules/decision.ts";
import { distinctWays } from "../../src/games/precognition/table/desk/distinct-ways.ts";

const ALL = choices(2);

test("four different cards have six ways", () => {
  expect(distinctWays(ALL, ["a", "b"], ["c", "d"], 0).ways).toEqual(ALL);
});

test.each([
  [["a", "b"], ["a", "c"], 5],
  [["a", "a"], ["b", "c"], 3],
  [["a", "b"], ["c", "c"], 4],
  [["a", "a"], ["b", "b"], 2],
])("%j face up and %j in hand have each outcome once", (decision, hand, count) => {
  const { ways, like } = distinctWays(ALL, decision, hand, 0);
  const outcome = (way: (typeof ALL)[number]) => {
    const { kept, given, passed } = pairsOf(decision, hand, way, 0);
    return `${kept} ${given} ${passed.toSorted().join()}`;
  };
  expect(ways).toHaveLength(count);
  expect(new Set(ways.map(outcome)).size).toBe(count);
  expect(new Set(ALL.map(outcome)).size).toBe(count);
  for (const way of ALL) expect([ways.includes(like(way)), outcome(like(way))]).toEqual([true, outcome(way)]);
});
