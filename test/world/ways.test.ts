import { describe, expect, test } from "vitest";
import { cardWays } from "../../src/games/precognition/table/world/card-ways.ts";
import { placesFor } from "../../src/games/precognition/table/world/layout/places.ts";
import { wayBack, wayToGiven, wayToPassed } from "../../src/games/precognition/table/world/way-points.ts";
import type { Way } from "../../src/kit/world/arrows.ts";
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
    expect(hiddenBy(hulls, wayBack(own, right))).toEqual([]);
    for (const card of [...own.cards.decision, ...own.cards.hand]) {
      expect(hiddenBy(hulls, wayToPassed(own, right, card))).toEqual([]);
      expect(hiddenBy(hulls, wayToGiven(own, left, card))).toEqual([]);
    }
  });

  test.each([2, 3, 4])(
    "with %i at the table, a card’s way begins at the card, and what comes back ends at its zone",
    (players) => {
      const places = placesFor(area, players, 0);
      const [own, left, right] = [places[0], places[1], places[players - 1]];
      if (own === undefined || left === undefined || right === undefined) throw new Error("nobody sits there");
      for (const card of [...own.cards.decision, ...own.cards.hand]) {
        for (const way of [wayToPassed(own, right, card), wayToGiven(own, left, card)]) {
          const { x, y } = way.at(0);
          expect(x).toBeCloseTo(card.x + card.width / 2);
          expect(y).toBeLessThanOrEqual(card.y);
          expect(y).toBeGreaterThan(card.y - card.height / 2);
        }
      }
      const { given } = own.cards;
      const [from, to] = [wayBack(own, right).at(0), wayBack(own, right).at(1)];
      expect(from).toEqual(wayToPassed(own, right).at(1));
      expect(isOn(to, given)).toBe(true);
    },
  );

  test.each([3, 4])("with %i at the table, no card lies on where the way of those that are passed ends", (players) => {
    const places = placesFor(area, players, 0);
    const [own, right] = [places[0], places[players - 1]];
    if (own === undefined || right === undefined) throw new Error("nobody sits there");
    const { hand, decision } = right.cards;
    const end = wayToPassed(own, right).at(1);
    expect([...hand, ...decision].filter((card) => isOn(end, card))).toEqual([]);
  });
});

const WIDE = SCREENS.filter(({ width, height }) => width >= 640 && width >= 2 * height);

describe.each(WIDE)("of two on a wide screen of $name", ({ name: _, ...area }) => {
  test("what is given goes to the left of the other boat, as on the desk, and what is passed to its right", () => {
    const [own, other] = placesFor(area, 2, 0);
    if (own === undefined || other === undefined) throw new Error("nobody sits there");
    const [given, passed] = [wayToGiven(own, other).at(1), wayToPassed(own, other).at(1)];
    expect(given.x).toBeLessThan(other.boat.x);
    expect(isOn(given, other.cards.given)).toBe(true);
    expect(passed.x).toBeGreaterThan(other.boat.x + other.boat.width);
    const [one, two] = other.cards.decision;
    expect(passed.x).toBeGreaterThan(one.x);
    expect(passed.x).toBeLessThan(two.x + two.width);
    expect(passed.y - (one.y + one.height)).toBeLessThan(10);
  });

  test("the other boat’s name lies beside the flag of the own one", () => {
    const [own, other] = placesFor(area, 2, 0);
    if (own === undefined || other === undefined) throw new Error("nobody sits there");
    const flag = own.boat.x + 0.72 * own.boat.width;
    expect(other.boat.x + other.boat.width / 2 - 11 * other.boat.scale).toBeGreaterThan(flag);
  });
});

describe("the ways follow what is picked", () => {
  const draft = (round: number, ...roles: readonly unknown[]) => ({ for: "choice", round, phase: "decide", roles });

  test("nothing: whichever it will be", () => {
    const open = [
      { goes: "given", card: undefined },
      { goes: "passed", card: undefined },
    ];
    expect(cardWays(undefined, 3)).toEqual(open);
    // A draft of another round, or none.
    expect(cardWays(draft(2, "keep", "give", "pass", "pass"), 3)).toEqual(open);
    expect(cardWays({ for: "plan" }, 3)).toEqual(open);
  });

  test("a part: these cards, and whichever the others will be", () => {
    expect(cardWays(draft(3, null, "give", "keep", null), 3)).toEqual([
      { goes: "given", card: 1 },
      { goes: "passed", card: undefined },
    ]);
  });

  test("all: each card its own way, and one of the two that are passed comes back", () => {
    expect(cardWays(draft(3, "give", "pass", "keep", "pass"), 3)).toEqual([
      { goes: "given", card: 0 },
      { goes: "passed", card: 1 },
      { goes: "passed", card: 3 },
      { goes: "back", card: undefined },
    ]);
  });

  test("in the last round only the one that is given goes anywhere", () => {
    expect(cardWays(undefined, 12)).toEqual([{ goes: "given", card: undefined }]);
    expect(cardWays(draft(12, "keep", "give"), 12)).toEqual([{ goes: "given", card: 1 }]);
  });
});

const isOn = ({ x, y }: Point, { x: left, y: top, width, height }: Area): boolean =>
  x > left && x < left + width && y > top && y < top + height;

/** The parts of a way that are behind a boat. */
const hiddenBy = (hulls: readonly Area[], way: Way): number[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter((t) => {
    const { x, y } = way.at(t);
    return hulls.some((hull) => x > hull.x && x < hull.x + hull.width && y > hull.y && y < hull.y + hull.height);
  });
