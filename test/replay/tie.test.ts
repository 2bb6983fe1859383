import { expect, test } from "vitest";
import { tieLine } from "../../src/ui/souvenir/souvenir-of.ts";

const NAMES = ["healthy", "contaminated"];

test.each([
  [
    "nobody is as good",
    {
      places: [1, 2],
      scores: [
        [9, 1],
        [8, 4],
      ],
    },
    [],
    undefined,
  ],
  [
    "the second count decides",
    {
      places: [2, 1],
      scores: [
        [9, 1],
        [9, 4],
      ],
    },
    [],
    ["share.tie-broken", 4, 1],
  ],
  [
    "all is equal",
    {
      places: [1, 1, 3],
      scores: [
        [9, 1],
        [9, 1],
        [2, 2],
      ],
    },
    [],
    ["share.tie"],
  ],
  [
    "partners aren't rivals",
    {
      places: [1, 2, 1, 2],
      scores: [
        [9, 1],
        [8, 1],
        [9, 1],
        [8, 1],
      ],
    },
    [
      [0, 2],
      [1, 3],
    ],
    undefined,
  ],
  [
    "all have won together",
    {
      places: [1, 1],
      scores: [
        [9, 1],
        [9, 1],
      ],
      isWon: true,
    },
    [[0, 1]],
    undefined,
  ],
] as const)("%s", (_, result, sides, told) => {
  const line = tieLine(result, NAMES, sides);
  expect(
    line &&
      [line.key, ...("params" in line ? [line.params?.more, line.params?.less] : [])].filter((x) => x !== undefined),
  ).toEqual(told);
});
