/** Arrows go from start to end, and their heads point in the direction of the way. */
import { expect, test } from "vitest";
import { curve, joined, over, reversed, type Way } from "../../src/kit/world/arrows.ts";

const [A, B, C] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 60 },
];
const BEND = { x: 50, y: -80 };

/** The head has the direction of the end of the way. */
function expectPointed({ at, angle }: Way): void {
  const [near, end] = [at(0.999), at(1)];
  expect(Math.atan2(end.y - near.y, end.x - near.x)).toBeCloseTo(angle, 1);
}

test("a curve leads from the one to the other and bends on the way", () => {
  const way = curve(A, BEND, B);
  expect([way.at(0), way.at(1)]).toEqual([A, B]);
  expect(way.at(0.5).y).toBeLessThan(-20);
  expectPointed(way);
});

test("the way back is the same way, with its head at the other end", () => {
  const way = curve(A, BEND, B);
  const back = reversed(way);
  for (const t of [0, 0.25, 0.5, 1]) expect(back.at(t)).toEqual(way.at(1 - t));
  expectPointed(back);
});

test("two ways make one without a gap", () => {
  const way = joined(curve(A, BEND, B), curve(B, { x: 150, y: 0 }, C), 0.4);
  expect([way.at(0), way.at(0.4), way.at(1)]).toEqual([A, B, C]);
  const before = way.at(0.4 - 1e-9);
  expect(Math.hypot(before.x - B.x, before.y - B.y)).toBeLessThan(0.001);
  expectPointed(way);
});

test("around a table a way bends towards the middle", () => {
  const middle = { x: 50, y: 300 };
  const way = over(A, B, middle);
  expect(way.at(0.5).y).toBeGreaterThan(50);
  expect(way.at(0.5).y).toBeLessThan(middle.y);
});
