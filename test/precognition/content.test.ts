/** What every set of cards, tiles and Rooms has to keep to, whatever its numbers. */
import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { type Card, SEASONS } from "../../src/games/precognition/model/card.ts";
import type { Amount, Goods } from "../../src/games/precognition/model/goods.ts";
import { costOf, gainsOf, totalOf } from "../../src/games/precognition/rules/activation.ts";

const ofSeason = (season: number): Card[] => CARDS.filter((card) => card.season === season);
const ofType = (type: string): Card[] => CARDS.filter((card) => card.type === type);
const amounts = (goods: Goods<Amount>): Amount[] => Object.values(goods);
const tilesOf = (season: number) => TILES.filter((tile) => tile.season === season);

test("every piece has a name of its own", () => {
  const ids = [...CARDS, ...TILES, ...ISLANDS, ...STANDARD_ROOMS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
});

describe("cards", () => {
  test("3.3a a deck has 10 cards of season 1, 8 of season 2 and 6 of season 3", () => {
    expect(SEASONS.map((season) => ofSeason(season).length)).toEqual([10, 8, 6]);
    expect(CARDS).toHaveLength(24);
  });

  test("3.3b every boat starts with the same cards ahead", () => {
    const { boats } = precognition.setup({ mode: "competitive", setup: "standard" }, [
      "person",
      "bot",
      "person",
      "bot",
    ]);
    const expected = SEASONS.map((season) => ofSeason(season).map(({ id }) => id));
    expect(boats.map(({ supply }) => supply.unseen)).toEqual([expected, expected, expected, expected]);
  });

  test("there are 7 Food, 7 Human, 6 Ymune and 4 Battery cards, and some of each type but Batteries in every season", () => {
    expect(["food", "human", "ymune", "battery"].map((type) => ofType(type).length)).toEqual([7, 7, 6, 4]);
    for (const type of ["food", "human", "ymune"]) {
      expect(new Set(ofType(type).map(({ season }) => season)), type).toEqual(new Set([1, 2, 3]));
    }
  });

  test("a card gives its own Resource in the first circle, and something in the second", () => {
    for (const card of CARDS) {
      expect(card.gain[card.type], card.id).toBeDefined();
      expect(amounts(card.gain).concat(amounts(card.bonus)), card.id).not.toContain(0);
      expect(amounts(card.bonus).length, card.id).toBeGreaterThan(0);
    }
  });

  test("there is Bane on some cards of seasons 2 and 3, on some not, and on none of season 1", () => {
    const isBaneful = SEASONS.map((season) => new Set(ofSeason(season).map(({ bane }) => bane > 0)));
    expect(isBaneful).toEqual([new Set([false]), new Set([true, false]), new Set([true, false])]);
  });

  test("costs of 0, 1, 2, 3, of at least 4 and of X occur, and none is above 6", () => {
    const costs = new Set(CARDS.map(({ cost }) => (typeof cost === "number" ? Math.min(cost, 4) : cost)));
    expect(costs).toEqual(new Set([0, 1, 2, 3, 4, "X"]));
    expect(ofSeason(3).filter(({ cost }) => typeof cost === "number" && cost >= 4).length).toBeGreaterThanOrEqual(2);
    for (const { cost, id } of CARDS) expect(cost === "X" || cost <= 6, id).toBe(true);
  });

  test("two cards can cost 3 or less together, and 7 or more, and as much as each other, and not", () => {
    const sums = CARDS.flatMap((one) => CARDS.map((other) => costOf(one, other) + costOf(other, one)));
    expect(Math.min(...sums)).toBeLessThanOrEqual(3);
    expect(Math.max(...sums)).toBeGreaterThanOrEqual(7);
  });

  test("X stands on two cards: on one as its cost, on the other as its gain", () => {
    const costX = CARDS.filter(({ cost }) => cost === "X");
    const gainX = CARDS.filter(({ gain, bonus }) => [...amounts(gain), ...amounts(bonus)].includes("X"));
    expect([costX.length, gainX.length]).toEqual([1, 1]);
    expect(costX).not.toEqual(gainX);
  });

  test("no card is at least as good as another of its season in every value", () => {
    const better = CARDS.flatMap((one) =>
      CARDS.filter((other) => one !== other && one.season === other.season && isAsGood(one, other)).map(
        (other) => `${one.id} is as good as ${other.id}`,
      ),
    );
    expect(better).toEqual([]);
  });

  test("the test above would see it", () => {
    const poor: Card = { id: "poor", season: 1, type: "food", cost: 2, gain: { food: 1 }, bonus: {}, bane: 1 };
    expect(isAsGood({ ...poor, cost: 1, bonus: { human: 1 } }, poor)).toBe(true);
    expect(isAsGood({ ...poor, cost: 3, bonus: { human: 1 } }, poor)).toBe(false);
    expect(isAsGood({ ...poor, gain: { food: "X" } }, poor)).toBe(false);
  });
});

/** In cost, Bane and everything it gives; X is neither more nor less than a number. */
function isAsGood(one: Card, other: Card): boolean {
  return (
    isAtMost(one.cost, other.cost) &&
    one.bane <= other.bane &&
    givesAsMuch(one.gain, other.gain) &&
    givesAsMuch(one.bonus, other.bonus)
  );
}

const isAtMost = (a: Amount, b: Amount): boolean => a === b || (a !== "X" && b !== "X" && a < b);

const givesAsMuch = (one: Goods<Amount>, other: Goods<Amount>): boolean =>
  Object.entries(other).every(([good, amount]) =>
    isAtMost(amount, new Map<string, Amount>(Object.entries(one)).get(good) ?? 0),
  );

describe("the examples of the rulebook", () => {
  test("a Battery card and a Human card, both of cost 2, give 2 Batteries and 2 Humans for 4 Humans", () => {
    const [battery] = ofType("battery").filter(({ cost, season }) => cost === 2 && season === 1);
    const [human] = ofType("human").filter(({ cost, season }) => cost === 2 && season === 1);
    if (battery === undefined || human === undefined) throw new Error("no such cards in season 1");
    expect(costOf(battery, human) + costOf(human, battery)).toBe(4);
    expect(totalOf(gainsOf({ kept: battery, given: human }, "both"))).toMatchObject({
      battery: 2,
      human: 2,
      food: 0,
      ymune: 0,
    });
  });

  test("two Food cards give 3 Food, and as bonus 1 Ymune and 2 Batteries", () => {
    const pairs = ofType("food").flatMap((kept) =>
      ofType("food").map((given) => totalOf(gainsOf({ kept, given }, "both"))),
    );
    expect(pairs).toContainEqual(expect.objectContaining({ food: 3, ymune: 1, battery: 2, human: 0 }));
  });
});

describe("river", () => {
  test("each season has four tiles and an Island", () => {
    expect(SEASONS.map((season) => tilesOf(season).length)).toEqual([4, 4, 4]);
    expect(ISLANDS.map(({ season }) => season)).toEqual([1, 2, 3]);
  });

  test("4.4.5b the tiles of season 1 give and take nothing, those of seasons 2 and 3 take and give nothing", () => {
    for (const { id, season, gives, takes } of TILES) {
      const [does, doesNot] = season === 1 ? [gives, takes] : [takes, gives];
      expect(
        Object.values(does).some((amount) => amount > 0),
        id,
      ).toBe(true);
      expect(
        Object.values(does).every((amount) => Number.isInteger(amount) && amount > 0),
        id,
      ).toBe(true);
      expect(doesNot, id).toEqual({});
    }
  });

  test("4.4.5d some tiles name several Resources", () => {
    const several = TILES.filter(({ gives, takes }) => Object.keys({ ...gives, ...takes }).length > 1);
    expect(new Set(several.map(({ season }) => season))).toEqual(new Set([1, 2, 3]));
  });

  test("4.4.5h some tile takes a Ymune of either kind, some a Doctor", () => {
    const taken = TILES.flatMap(({ takes }) => Object.keys(takes));
    expect(taken).toEqual(expect.arrayContaining(["ymune", "doctor", "human", "food", "battery"]));
  });
});

describe("rooms", () => {
  test("4.3i a boat has room for 12 Batteries, each of its two Rooms for 1, 2 and 3", () => {
    const needs = STANDARD_ROOMS.map(({ machines }) => machines.map(({ batteries }) => batteries).sort());
    expect(needs).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test("4.3b 4.3c 4.3d 4.3e 4.3f 4.3g 4.3h the six Machines are those of the rulebook", () => {
    const [first, second] = STANDARD_ROOMS.map(({ machines }) => machines.map(({ when, gives }) => ({ when, gives })));
    expect(first).toEqual([
      { when: { pair: "type-and-other", type: "human" }, gives: { human: 1 } },
      { when: { pair: "type-and-other", type: "ymune" }, gives: { ymune: 1 } },
      { when: { pair: "type-and-other", type: "food" }, gives: { food: 2 } },
    ]);
    expect(second).toEqual([
      { when: { pair: "type-and-other", type: "battery" }, gives: { protector: 1 } },
      { when: { pair: "type-and-other", type: "food" }, gives: { food: 1 } },
      { when: { pair: "bane-and-none" }, gives: { human: 2 } },
    ]);
  });
});
