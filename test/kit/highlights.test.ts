import { expect, test } from "vitest";
import { highlightsOf, leadOf } from "../../src/kit/story/highlights.ts";

test("the best round is where most was won, the worst where most was lost; of equal ones, the first", () => {
  expect(highlightsOf([4, 6, 6, 3, 5, 5])).toEqual({ best: { round: 1, change: 2 }, worst: { round: 3, change: -3 } });
});

test("a boat that only ever lost has a best round too", () => {
  expect(highlightsOf([4, 3, 1])).toEqual({ best: { round: 1, change: -1 }, worst: { round: 2, change: -2 } });
});

test("without a whole round nothing stands out", () => {
  expect(highlightsOf([4])).toBeUndefined();
});

test("ahead for good counts from the round after which nobody came level again", () => {
  const ada = [4, 6, 5, 7, 8];
  const ivo = [4, 5, 5, 6, 6];
  expect(leadOf([ada, ivo])).toEqual({ seat: 0, since: 3 });
  expect(leadOf([ivo, ada])).toEqual({ seat: 1, since: 3 });
});

test("whoever was always ahead was it from the start", () => {
  expect(leadOf([[5], [4]])).toEqual({ seat: 0, since: 0 });
});

test("level in the end, nobody was ahead for good", () => {
  expect(
    leadOf([
      [4, 7],
      [4, 7],
    ]),
  ).toBeUndefined();
});
