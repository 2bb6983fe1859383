/** Turning points of matches that are written down here as the chart of standings would draw them. */
import { expect, test } from "vitest";
import { turningPoints } from "../../src/ui/replay/turning-points.ts";

const EACH = [[0], [1]];
const told = (courses: readonly (readonly number[])[], sides: readonly (readonly number[])[] = EACH) =>
  turningPoints(courses, sides).map(({ round, kind, seats, change }) => [round, kind, seats.join(), change]);

test("who takes the lead from somebody is a turning point, and so are the greatest gain and loss", () => {
  expect(
    told([
      [8, 9, 9, 14, 12],
      [8, 10, 11, 11, 4],
    ]),
  ).toEqual([
    [3, "lead", "0", 5],
    [4, "fall", "1", -7],
  ]);
});

test("the first to lead takes it from nobody, and a tie takes it from nobody either", () => {
  expect(
    told([
      [5, 6, 6, 8],
      [5, 5, 6, 7],
    ]),
  ).toEqual([[3, "rise", "0", 2]]);
});

test("of many changes of the lead the last ones count", () => {
  const zigzag = [
    [5, 7, 7, 9, 9, 11, 11, 13, 13],
    [5, 6, 8, 8, 10, 10, 12, 12, 14],
  ];
  expect(told(zigzag).filter(([, kind]) => kind === "lead")).toEqual([
    [5, "lead", "0", 2],
    [6, "lead", "1", 2],
    [7, "lead", "0", 2],
    [8, "lead", "1", 2],
  ]);
});

test("sides count together, and with one side nobody leads", () => {
  const courses = [
    [4, 4, 9],
    [4, 8, 8],
    [4, 3, 3],
    [4, 3, 8],
  ];
  const teams = [
    [0, 2],
    [1, 3],
  ];
  // Together: 8, 7, 12 against 8, 11, 16.
  expect(told(courses, teams)).toEqual([
    [1, "fall", "0,2", -1],
    [2, "rise", "0,2", 5],
  ]);
  expect(told(courses, [[0, 1, 2, 3]]).map(([, kind]) => kind)).toEqual(["rise"]);
});

test("a match that was hardly begun has none", () => {
  expect(told([[5], [5]])).toEqual([]);
  expect(told([[], []])).toEqual([]);
});
