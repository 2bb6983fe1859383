/** On a screen that lies on a table, what is a seat's is at its edge, faces it, and covers nothing. */
import { describe, expect, test } from "vitest";
import { layoutFor } from "../../src/games/precognition/table/world/layout/layout-for.ts";
import type { Framed } from "../../src/games/precognition/table/world/layout/places.ts";
import { SMALLEST } from "../../src/games/precognition/table/world/layout/seat-places.ts";
import { courseHeight, courseWidth } from "../../src/games/precognition/table/world/river/course.ts";
import { areaInWorld, inWorld } from "../../src/kit/world/frame.ts";
import type { Area, Edge } from "../../src/scenes/show.ts";

/** The areas that the desk of the player who acts leaves free. */
const AREAS: readonly (Area & { readonly name: string; readonly isLow?: boolean })[] = [
  { name: "1280×720 with a desk below", x: 0, y: 48, width: 1280, height: 370 },
  { name: "1280×720 with a desk aside", x: 508, y: 48, width: 772, height: 672 },
  { name: "1280×720 with the tallest desk above", x: 0, y: 464, width: 1280, height: 256 },
  { name: "1280×720 between keys", x: 176, y: 160, width: 928, height: 330 },
  { name: "1920×1080 with a desk below", x: 0, y: 48, width: 1920, height: 640 },
  { name: "1920×1080", x: 0, y: 48, width: 1920, height: 1032 },
  { name: "1024×768 with a desk aside", x: 0, y: 48, width: 512, height: 720 },
  { name: "960×640 with a desk below", x: 0, y: 48, width: 960, height: 216, isLow: true },
];

const AROUND: readonly (readonly Edge[])[] = [
  ["near", "far"],
  ["near", "left", "right"],
  ["near", "left", "far", "right"],
];

/** The direction in which a player looks, from the edge to the middle. */
const AHEAD: Readonly<Record<Edge, { readonly x: number; readonly y: number }>> = {
  near: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
  far: { x: 0, y: 1 },
  right: { x: -1, y: 0 },
};

describe.each(AREAS)("on $name", ({ name: _, isLow = false, ...area }) => {
  describe.each(AROUND.map((edges) => ({ edges, players: edges.length })))("$players people", ({ edges, players }) => {
    const around = (objectives: number, viewer?: number) => layoutFor(area, players, { viewer, edges }, objectives);

    test.each([0, 3])("everything lies inside and apart, with %i Objectives", (objectives) => {
      const { places, shared } = around(objectives);
      const river: Area = {
        ...shared.area,
        x: shared.area.x + (shared.area.width - courseWidth(shared.area)) / 2,
        width: courseWidth(shared.area),
        height: courseHeight(shared.area),
      };
      const seats = places.map(thingsOf);
      for (const thing of [...seats.flat(), river]) expect(isWithin(thing, area), JSON.stringify(thing)).toBe(true);
      for (const [i, things] of seats.entries()) {
        for (const thing of things) expect(overlap(thing, river)).toBeLessThan(1);
        for (const other of seats.slice(i + 1).flat()) {
          for (const thing of things) expect(overlap(thing, other)).toBeLessThan(1);
        }
      }
      for (const { boat, cards } of places) {
        const all = [boat, cards.kept, cards.given, ...cards.decision];
        for (const [i, one] of all.entries()) {
          for (const other of all.slice(i + 1)) expect(overlap(one, other)).toBeLessThan(1);
        }
      }
    });

    test("each boat is at the edge of its player, upright to them, with people or numbers to be read", () => {
      const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
      for (const [seat, { boat, cards, frame }] of around(0).places.entries()) {
        const ahead = AHEAD[edges[seat] ?? "near"];
        const at = (y: number): Point => inWorld(frame, { x: boat.x + boat.width / 2, y });
        const nearest = Math.max(boat.y + boat.height, cards.kept.y + cards.kept.height);
        expect(turnedTo(ahead, at(boat.y + boat.height), at(boat.y))).toBeCloseTo(boat.height, 5);
        expect(turnedTo(ahead, at(nearest), middle)).toBeGreaterThan(0);
        if (isLow) expect(boat.scale >= SMALLEST || (boat.chips?.height ?? 0) > 30).toBe(true);
        else expect(boat.scale).toBeGreaterThanOrEqual(SMALLEST);
      }
    });

    test("what is everybody's faces whoever acts across, in the same place", () => {
      const across = edges.indexOf("far");
      if (across < 0) return expect(around(0, 0).shared.frame).toEqual(around(0, 1).shared.frame);
      const { shared } = around(0, across);
      const { x, y, width } = shared.area;
      const course: Area = { x, y, width, height: 2 * ((shared.middle?.y ?? 0) - y) };
      expect(shared.frame.angle).toBe(180);
      for (const [what, due] of Object.entries(course)) {
        expect(areaInWorld(shared.frame, course)[what as keyof Area]).toBeCloseTo(due, 5);
      }
    });
  });
});

const thingsOf = ({ boat, cards, frame }: Framed): readonly Area[] =>
  [boat, ...(boat.chips ? [boat.chips] : []), cards.kept, cards.given, ...cards.decision, ...cards.hand].map((thing) =>
    areaInWorld(frame, thing),
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the second point is ahead of the first. */
const turnedTo = (ahead: Point, from: Point, to: Point): number =>
  (to.x - from.x) * ahead.x + (to.y - from.y) * ahead.y;

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const isWithin = (thing: Area, area: Area): boolean =>
  thing.x >= area.x - 1 &&
  thing.y >= area.y - 1 &&
  thing.x + thing.width <= area.x + area.width + 1 &&
  thing.y + thing.height <= area.y + area.height + 1;
