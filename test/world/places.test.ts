import { describe, expect, test } from "vitest";
import { BOAT } from "../../src/games/precognition/table/picture/boat-plan.ts";
import { placesFor } from "../../src/games/precognition/table/world/layout/places.ts";
import type { BoatPlace } from "../../src/games/precognition/table/world/layout/seat-places.ts";
import { slotsIn } from "../../src/games/precognition/table/world/layout/slots.ts";
import { courseHeight, courseWidth } from "../../src/games/precognition/table/world/river/course.ts";
import type { Area } from "../../src/scenes/show.ts";
import { hullOf, SCREENS } from "./screens.ts";

describe.each(SCREENS)("Objectives on a screen of $name", ({ name: _, ...area }) => {
  test.each([2, 3, 4, 5])("%i of them lie apart and inside, and no boat lies on them or hides another", (count) => {
    const { slips } = slotsIn(area, count);
    const players = Math.min(4, count);
    const boats = placesFor(area, players, 0, count).map(({ boat }) => boat);
    expect(slips).toHaveLength(count);
    for (const [i, slip] of slips.entries()) {
      expect(isWithin(slip, area), JSON.stringify(slip)).toBe(true);
      expect(slip.width).toBeGreaterThanOrEqual(area.width < 240 ? 36 : 60);
      for (const other of slips.slice(i + 1)) expect(overlap(slip, other)).toBe(0);
      for (const boat of boats) expect(overlap(slip, hullOf(boat))).toBe(0);
    }
    for (const { chips } of boats)
      if (chips !== undefined) expect(isWithin(chips, area), JSON.stringify(chips)).toBe(true);
    for (const [i, boat] of boats.entries()) {
      for (const other of boats.slice(i + 1)) expect(overlap(hullOf(boat), hullOf(other))).toBeLessThan(1);
    }
  });
});

describe.each(SCREENS)("with words twice as large on a screen of $name", ({ name: _, ...area }) => {
  test.each([2, 3, 4, 5])("what is told of %i Objectives lies over nothing else", (count) => {
    const { slips, words } = slotsIn(area, count, 2);
    const boats = placesFor(area, Math.min(4, count), 0, count, 2).map(({ boat }) => boat);
    expect(isWithin(words, area), JSON.stringify(words)).toBe(true);
    const course = {
      x: area.x + (area.width - courseWidth(area)) / 2,
      y: area.y,
      width: courseWidth(area),
      height: courseHeight(area, 2),
    };
    for (const thing of [course, ...slips]) expect(overlap(words, thing)).toBe(0);
    for (const slip of slips) expect(overlap(slip, course)).toBe(0);
    for (const boat of boats)
      for (const thing of [words, ...slips]) expect(overlap(thing, hullOf(boat))).toBeLessThan(1);
  });
});

test("a phone has no room for larger words, and keeps it for the boats", () => {
  const [phone, desktop] = [SCREENS[3], SCREENS[1]];
  if (phone === undefined || desktop === undefined) throw new Error("there are no such screens");
  expect(courseHeight(phone, 2) - courseHeight(phone)).toBeLessThan(8);
  expect(courseHeight(desktop, 2) - courseHeight(desktop)).toBeGreaterThan(20);
});

test.each([2, 3, 4])("where it is narrowest, %i Objectives leave the numbers of all boats in sight", (count) => {
  const area = { x: 0, y: 53, width: 224, height: 307 };
  const [own, ...others] = placesFor(area, count, 0, count).map(({ boat }) => boat);
  if (own === undefined) throw new Error("nobody sits at the front");
  for (const { chips } of others) expect(chips && overlap(hullOf(own), chips)).toBeLessThan(1);
});

/** A phone in both orientations, with as much above the world as there can be. */
test.each([
  [388, 184],
  [388, 192],
  [390, 222],
])("on what is left of a phone, %i × %i, boats, names and numbers of all lie apart", (width, height) => {
  for (const players of [3, 4]) {
    const boats = placesFor({ x: 0, y: 206, width, height }, players, 0).map(({ boat }) => boat);
    const lies = boats.map((boat) => [hullOf(boat), nameOf(boat), ...(boat.chips === undefined ? [] : [boat.chips])]);
    for (const [i, things] of lies.entries())
      for (const other of lies.slice(i + 1).flat())
        for (const thing of things) expect(overlap(thing, other), `${players} boats`).toBeLessThan(1);
    const middles = boats.map((boat) => boat.x + boat.width / 2);
    expect(middles[1]).toBeLessThan(middles.at(-1) ?? 0);
  }
});

const PHONES = SCREENS.filter(({ width }) => width >= 375 && width < 400);

describe.each(PHONES)("with Objectives on a phone of $name", ({ name: _, ...area }) => {
  test.each([3, 4])("the own boat of %i leaves the cards and the numbers of all in sight", (players) => {
    for (const count of [2, 3, 4, 5]) {
      const [own, ...others] = placesFor(area, players, 0, count);
      if (own === undefined) throw new Error("nobody sits at the front");
      for (const { boat, cards } of [own, ...others]) {
        const seen = [cards.kept, cards.given, ...cards.decision];
        if (boat.chips) seen.push(boat.chips);
        for (const thing of seen) {
          expect(isWithin(thing, area), JSON.stringify(thing)).toBe(true);
          expect(overlap(hullOf(own.boat), thing), JSON.stringify(thing)).toBeLessThan(1);
        }
      }
    }
  });
});

describe.each(SCREENS)("on a screen of $name", ({ name: _, ...area }) => {
  describe.each([2, 3, 4])("with %i at the table", (players) => {
    test.each([0, players - 1, undefined])(
      "seen from seat %s, nothing lies outside, no boat hides another",
      (viewer) => {
        const places = placesFor(area, players, viewer);
        const things = places.flatMap(({ boat, cards }) => [
          boat,
          ...(boat.chips ? [boat.chips] : []),
          cards.kept,
          cards.given,
          ...cards.decision,
          ...cards.hand,
        ]);
        for (const thing of things) expect(isWithin(thing, area), JSON.stringify(thing)).toBe(true);
        for (const [i, { boat }] of places.entries()) {
          for (const [j, other] of places.entries()) {
            if (i !== j) expect(overlap(hullOf(boat), hullOf(other.boat))).toBeLessThan(1);
          }
        }
      },
    );

    test("the cards that are played hide no boat and no other cards", () => {
      const places = placesFor(area, players, 0);
      const cards = places.flatMap((seat) => [seat.cards.kept, seat.cards.given, ...seat.cards.decision]);
      for (const [i, card] of cards.entries()) {
        for (const other of cards.slice(i + 1)) expect(overlap(card, other)).toBeLessThan(1);
        for (const { boat } of places) expect(overlap(card, hullOf(boat))).toBeLessThan(1);
      }
    });

    test("no name lies over another, however long it is", () => {
      const names = placesFor(area, players, 0).map(({ boat }) => nameOf(boat));
      for (const [i, name] of names.entries()) {
        for (const other of names.slice(i + 1)) expect(overlap(name, other)).toBeLessThan(1);
      }
    });

    test("the viewer's boat is the largest, and in front", () => {
      const places = placesFor(area, players, 1);
      const own = places[1]?.boat;
      for (const { boat } of places.filter((_, seat) => seat !== 1)) {
        expect(own?.width).toBeGreaterThan(boat.width);
        expect(bottomOf(own)).toBeGreaterThan(bottomOf(boat));
      }
    });
  });

  test("who only watches sees all boats as large as each other", () => {
    const widths = new Set(placesFor(area, 4, undefined).map(({ boat }) => boat.width));
    expect(widths.size).toBe(1);
  });

  test("of four the left neighbour is at the left, the right one at the right, the third across", () => {
    const [own, left, across, right] = placesFor(area, 4, 0).map(({ boat }) => boat.x + boat.width / 2);
    expect(left).toBeLessThan(own ?? 0);
    expect(right).toBeGreaterThan(own ?? 0);
    expect(Math.abs((across ?? 0) - (own ?? 0))).toBeLessThan(0.08 * area.width);
  });
});

test("beside an open sheet boats grow into the height that there is", () => {
  const [sheet, whole] = [1434, 1920].map((width) => placesFor({ x: 0, y: 54, width, height: 728 }, 3, 0));
  const shares = [sheet, whole].map((places) => places?.map(({ boat }) => boat.scale) ?? []);
  for (const [seat, scale] of (shares[0] ?? []).entries())
    expect(scale / (shares[1]?.[seat] ?? 0)).toBeGreaterThan(0.85);
});

test.each([2, 3, 4])("who watches %i boats on an upright phone sees them one below the other, and large", (players) => {
  const phone = { x: 0, y: 53, width: 390, height: 690 };
  for (const { boat } of placesFor(phone, players, undefined)) {
    expect(boat.width).toBeGreaterThan(phone.width / 2);
    expect(boat.chips).toBeUndefined();
  }
});

/** The height of a name in pixels, and its place in a boat's units. */
const NAME = { aside: 11, onHull: BOAT.waterline - 34, below: BOAT.waterline + 3, height: 20 };

/** The largest area of a name plate. */
const nameOf = ({ x, y, width, scale, berth, chips }: BoatPlace): Area => ({
  x: x + width / 2 - NAME.aside * scale - berth / 2,
  y: y + (chips ? NAME.onHull : NAME.below) * scale - NAME.height / 2,
  width: berth,
  height: NAME.height,
});

const bottomOf = (area: Area | undefined): number => (area === undefined ? 0 : area.y + area.height);

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
