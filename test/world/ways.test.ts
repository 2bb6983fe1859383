import { describe, expect, test } from "vitest";
import { placesFor } from "../../src/games/precognition/table/world/places.ts";
import { type Way, wayToGiven, wayToPassed } from "../../src/games/precognition/table/world/way-points.ts";
import type { Point } from "../../src/scenes/point.ts";
import type { Area } from "../../src/scenes/show.ts";
import { hullOf, SCREENS } from "./screens.ts";

const STEPS = 100;

describe.each(SCREENS)("on a screen of $name", ({ name: _, ...area }) => {
  test.each([2, 3, 4])("with %i at the table, the ways of the cards are hidden by no other boat", (players) => {
    const places = placesFor(area, players, 0);
    const [own, left, right] = [places[0], places[1], places[players - 1]];
    if (own === undefined || left === undefined || right === undefined) throw new Error("nobody sits there");
    const hulls = places.slice(1).map(({ boat }) => hullOf(boat));
    expect(hiddenBy(hulls, wayToGiven(own, left))).toEqual([]);
    expect(hiddenBy(hulls, wayToPassed(own, right))).toEqual([]);
  });

  test.each([3, 4])("with %i at the table, no card lies on where the way of those that are passed ends", (players) => {
    const places = placesFor(area, players, 0);
    const [own, right] = [places[0], places[players - 1]];
    if (own === undefined || right === undefined) throw new Error("nobody sits there");
    const { hand, decision } = right.cards;
    const end = wayToPassed(own, right).at(1);
    expect([...hand, ...decision].filter((card) => isOn(end, card))).toEqual([]);
  });
});

const isOn = ({ x, y }: Point, { x: left, y: top, width, height }: Area): boolean =>
  x > left && x < left + width && y > top && y < top + height;

/** How far along the way it is behind a boat. */
const hiddenBy = (hulls: readonly Area[], way: Way): number[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter((t) => {
    const { x, y } = way.at(t);
    return hulls.some((hull) => x > hull.x && x < hull.x + hull.width && y > hull.y && y < hull.y + hull.height);
  });
