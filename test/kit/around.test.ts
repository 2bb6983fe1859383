/** Each seat has an area at its edge, with a common area in the middle. */
import { describe, expect, test } from "vitest";
import { roomiest, type SharedOut, sharedOut, sideOf } from "../../src/kit/world/around.ts";
import { areaInWorld } from "../../src/kit/world/frame.ts";
import type { Area, Edge } from "../../src/scenes/show.ts";

const AREA: Area = { x: 10, y: 20, width: 1200, height: 700 };
const HEIGHT = 120;
const TABLES: readonly (readonly Edge[])[] = [
  ["near", "far"],
  ["near", "left", "right"],
  ["near", "left", "far", "right"],
  ["left", "right"],
];

const share = (edges: readonly Edge[], isAbreast: boolean, front?: Edge): SharedOut =>
  sharedOut({ area: AREA, edges, front }, { aside: 200, isAbreast, heightIn: () => HEIGHT, gap: 4 });
const partsIn = ({ seats, shared }: SharedOut): readonly Area[] => [
  shared,
  ...seats.map(({ frame, size }) => areaInWorld(frame, { x: 0, y: 0, ...size })),
];
const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

describe.each(TABLES)("a table with seats at %s", (...edges) => {
  test.each([false, true])("is shared out without two having the same part of it (abreast: %s)", (isAbreast) => {
    for (const front of [undefined, ...edges]) {
      const parts = partsIn(share(edges, isAbreast, front));
      for (const [i, part] of parts.entries()) {
        expect(part.x).toBeGreaterThanOrEqual(AREA.x);
        expect(part.y).toBeGreaterThanOrEqual(AREA.y);
        expect(part.x + part.width).toBeLessThanOrEqual(AREA.x + AREA.width);
        expect(part.y + part.height).toBeLessThanOrEqual(AREA.y + AREA.height + 0.01);
        for (const other of parts.slice(i + 1)) expect(overlap(part, other)).toBe(false);
      }
    }
  });

  test("has each part at its seat’s edge, turned to it", () => {
    const angles = { near: 0, left: 90, far: 180, right: -90 };
    const { seats } = share(edges, false);
    expect(seats.map(({ frame }) => frame.angle)).toEqual(edges.map((edge) => angles[edge]));
  });
});

test("what is everybody’s faces whoever acts", () => {
  expect(share(["near", "far"], false, "near").facing.angle).toBe(0);
  expect(share(["near", "far"], false, "far").facing.angle).toBe(180);
});

test("of all widths at the sides the roomiest is taken", () => {
  const table = { area: AREA, edges: ["near", "left"] as const, front: undefined };
  const wished = AREA.width / 5;
  const found = roomiest(
    table,
    (aside) => aside,
    (aside) => -Math.abs(aside - wished),
  );
  expect(Math.abs(found - wished)).toBeLessThan(AREA.width / 100);
  expect(
    roomiest(
      { ...table, edges: ["near", "far"] },
      (aside) => aside,
      () => 1,
    ),
  ).toBe(0);
});

test.each([
  { players: 2, sides: ["front", "across"] },
  { players: 3, sides: ["front", "left", "right"] },
  { players: 4, sides: ["front", "left", "across", "right"] },
])("of $players everybody sees the next at the left", ({ players, sides }) => {
  for (let viewer = 0; viewer < players; viewer++) {
    expect(sides.map((_, next) => sideOf((viewer + next) % players, players, viewer))).toEqual(sides);
  }
});
