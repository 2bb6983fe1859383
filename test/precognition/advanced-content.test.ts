/** What the advanced Rooms and the Objectives have to keep to, whatever their numbers. */
import { describe, expect, test } from "vitest";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { CONTENT } from "../../src/games/precognition/content/content.ts";
import { OBJECTIVES } from "../../src/games/precognition/content/objectives.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { SEASONS } from "../../src/games/precognition/model/card.ts";
import { GOODS, type Good, type Goods, type Tally } from "../../src/games/precognition/model/goods.ts";
import type { Objective, Requirement } from "../../src/games/precognition/model/objective.ts";
import { type Condition, HIGHEST_COST, type Machine, type Room } from "../../src/games/precognition/model/room.ts";
import { gainsOf, totalOf } from "../../src/games/precognition/rules/activation.ts";

const row = (n: 0 | 1 | 2): Machine[] => ADVANCED_ROOMS.map(({ machines }) => machines[n]);
const conditions = (n: 0 | 1 | 2): Condition[] => row(n).map(({ when }) => when);
const inOrder = (texts: readonly string[]): string[] => texts.toSorted();
const asTexts = (values: readonly unknown[]): string[] => inOrder(values.map((value) => JSON.stringify(value)));

test("every piece has a name of its own", () => {
  const ids = [...CARDS, ...TILES, ...ISLANDS, ...STANDARD_ROOMS, ...ADVANCED_ROOMS, ...OBJECTIVES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
});

test("what is printed is in the content that a record pins", () => {
  expect(CONTENT.advancedRooms).toEqual(ADVANCED_ROOMS);
  expect(CONTENT.objectives).toEqual(OBJECTIVES);
});

describe("the advanced Rooms", () => {
  test("4.3l are the twelve of the rulebook, three for each of four boats", () => {
    expect(inOrder(ADVANCED_ROOMS.map(({ id }) => id))).toEqual([
      "agronomy-laboratory",
      "command-post",
      "decontamination-unit",
      "detection-unit",
      "dispatch-airlock",
      "dispensary",
      "galley",
      "generator",
      "greenhouse",
      "research-unit",
      "storeroom",
      "workshop",
    ]);
  });

  test("4.3m look in the first row at what was gained, each at another amount or another good", () => {
    expect(conditions(0).map((when) => Object.keys(when))).toEqual(Array(12).fill(["gained", "atLeast"]));
    expect(new Set(asTexts(conditions(0))).size).toBe(12);
    expect(new Set(conditions(0).map((when) => "gained" in when && when.gained))).toEqual(new Set(GOODS));
  });

  test("ask in the first row for no more than two cards of one deck can bring", () => {
    for (const when of conditions(0)) {
      if (!("gained" in when)) throw new Error("not a condition of the first row");
      const { gained, atLeast } = when;
      expect(atLeast, gained).toBeGreaterThanOrEqual(1);
      expect(atLeast, gained).toBeLessThanOrEqual(mostOf(gained));
    }
  });

  test("4.3m 4.3n look in the second row at the card given away, in all twelve ways", () => {
    expect(asTexts(conditions(1))).toEqual(
      asTexts([
        { given: "type", type: "ymune" },
        { given: "type", type: "battery" },
        { given: "type", type: "human" },
        { given: "type", type: "food" },
        { given: "cost", least: 0, most: 0 },
        { given: "cost", least: 1, most: 1 },
        { given: "cost", least: 2, most: 2 },
        { given: "cost", least: 3, most: 3 },
        { given: "cost", least: 0, most: 1 },
        { given: "cost", least: 3, most: HIGHEST_COST },
        { given: "cost", least: 4, most: HIGHEST_COST },
        { given: "bane" },
      ]),
    );
  });

  test("4.3m 4.3n look in the third row at the two cards played, in all twelve ways", () => {
    expect(asTexts(conditions(2))).toEqual(
      asTexts([
        { pair: "type-and-other", type: "ymune" },
        { pair: "type-and-other", type: "battery" },
        { pair: "type-and-other", type: "human" },
        { pair: "type-and-other", type: "food" },
        { pair: "two-types", types: ["ymune", "human"] },
        { pair: "two-types", types: ["ymune", "food"] },
        { pair: "two-types", types: ["food", "human"] },
        { pair: "bane-and-none" },
        { pair: "costs-sum", least: 0, most: 3 },
        { pair: "costs-sum", least: 7, most: HIGHEST_COST },
        { pair: "equal-costs" },
        { pair: "different-costs" },
      ]),
    );
  });

  test("4.3o have room for 1, 2 and 3 Batteries, not always from the top", () => {
    const needs = ADVANCED_ROOMS.map(({ machines }) => machines.map(({ batteries }) => batteries));
    for (const need of needs) expect(need.toSorted()).toEqual([1, 2, 3]);
    expect(new Set(needs.map((need) => need.join(" "))).size).toBeGreaterThan(3);
  });

  test("do more for more Batteries", () => {
    for (const room of ADVANCED_ROOMS) {
      const strengths = strengthsOf(room);
      const [cheapest = 0, , dearest = 0] = strengths;
      expect(strengths, room.id).toEqual(strengths.toSorted((a, b) => a - b));
      expect(dearest, room.id).toBeGreaterThan(cheapest);
    }
  });

  test("do something else with each Machine, in a Room and in a row", () => {
    for (const { id, machines } of ADVANCED_ROOMS) expect(new Set(machines.map(effectOf)).size, id).toBe(3);
    for (const n of [0, 1, 2] as const) expect(new Set(row(n).map(effectOf)).size, `row ${n}`).toBe(12);
  });

  test("give what can be taken, in whole units", () => {
    for (const { gives, heals = 0 } of ADVANCED_ROOMS.flatMap(({ machines }) => machines)) {
      const amounts = [...Object.values(gives), ...(heals > 0 ? [heals] : [])];
      expect(amounts).not.toEqual([]);
      expect(amounts.filter((amount) => !Number.isInteger(amount) || amount < 1 || amount > 3)).toEqual([]);
    }
  });
});

/** A Food and a Human healed weigh one, a Human and a Battery two, a Ymune three. */
const WEIGHTS: Tally = { food: 1, human: 2, battery: 2, ymune: 3, doctor: 3, protector: 3 };

/** What each Machine does, from the one with the fewest Batteries to the one with the most. */
const strengthsOf = ({ machines }: Room): number[] =>
  machines
    .toSorted((a, b) => a.batteries - b.batteries)
    .map(({ gives, heals = 0 }) => GOODS.reduce((sum, good) => sum + WEIGHTS[good] * (gives[good] ?? 0), heals));

const effectOf = ({ gives, heals = 0 }: Machine): string => [...GOODS.map((good) => gives[good] ?? 0), heals].join(" ");

/** Every two cards of the seasons, all activated. */
const harvests = (seasons: readonly number[]): Tally[] => {
  const cards = CARDS.filter(({ season }) => seasons.includes(season));
  return cards.flatMap((kept) => cards.map((given) => totalOf(gainsOf({ kept, given }, "both"))));
};

/** Every Ymune can be a Doctor, or a Protector. */
const unitsOf = (harvest: Tally, good: Good): number =>
  good === "doctor" || good === "protector" ? harvest[good] + harvest.ymune : harvest[good];

const mostOf = (good: Good): number => Math.max(...harvests(SEASONS).map((harvest) => unitsOf(harvest, good)));

test("at least eight kinds of effect occur over all content", () => {
  const printed: Goods<number | "X">[] = [
    ...CARDS.flatMap(({ gain, bonus }) => [gain, bonus]),
    ...TILES.flatMap(({ gives }) => gives),
  ];
  const machines = [...STANDARD_ROOMS, ...ADVANCED_ROOMS].flatMap((room) => room.machines);
  const given = [...printed, ...machines.map(({ gives }) => gives)].flatMap((goods) => Object.keys(goods));
  const taken = TILES.flatMap(({ takes }) => Object.keys(takes).map((good) => `lose ${good}`));
  const others = machines.some(({ heals = 0 }) => heals > 0) ? ["heal"] : [];
  expect([...new Set([...given, ...taken, ...others])].length).toBeGreaterThanOrEqual(8);
  expect(new Set(given)).toEqual(new Set(GOODS));
  expect(others).toEqual(["heal"]);
});

describe("the Objectives", () => {
  const bothOf = ({ front, back }: Objective): Requirement[] => [...front, back];

  test("are eight a season, some for one boat and some for each", () => {
    for (const season of SEASONS) {
      const own = OBJECTIVES.filter((one) => one.season === season);
      expect(own, `season ${season}`).toHaveLength(8);
      expect(new Set(own.map(({ scope }) => scope)), `season ${season}`).toEqual(new Set(["one", "each"]));
    }
    expect(OBJECTIVES).toHaveLength(24);
  });

  test("require six kinds of things or more between them", () => {
    const kinds = new Set(OBJECTIVES.flatMap(bothOf).map(({ of }) => of));
    expect(kinds.size).toBeGreaterThanOrEqual(6);
  });

  test("require two different things in front, and some amount of each", () => {
    for (const objective of OBJECTIVES) {
      const [first, second] = objective.front;
      expect(first.of, objective.id).not.toBe(second.of);
      for (const { atLeast } of bothOf(objective)) {
        expect(Number.isInteger(atLeast) && atLeast > 0, objective.id).toBe(true);
      }
    }
  });

  test("6.2p are never harder on their back: it requires one of the things in front, or less of it", () => {
    for (const { id, front, back } of OBJECTIVES) {
      const same = front.find(({ of }) => of === back.of);
      expect(same?.atLeast ?? 0, id).toBeGreaterThanOrEqual(back.atLeast);
    }
  });

  test("are no copies of each other", () => {
    expect(new Set(OBJECTIVES.map(({ season, scope, front }) => JSON.stringify([season, scope, front]))).size).toBe(24);
  });

  test("aren't met by a boat as it sets out", () => {
    const start = { food: 8, healthy: 4, contaminated: 0, doctor: 1, protector: 0, ymune: 1, battery: 0 };
    const lacks = ({ front }: Objective) => front.some(({ of, atLeast }) => start[of] < atLeast);
    expect(OBJECTIVES.filter((one) => !lacks(one)).map(({ id }) => id)).toEqual([]);
  });

  test("require less of each boat than of one, and no more Ymunes", () => {
    for (const season of SEASONS) {
      const most = (scope: Objective["scope"], of: Requirement["of"]) =>
        Math.max(
          0,
          ...OBJECTIVES.filter((one) => one.season === season && one.scope === scope)
            .flatMap(({ front }) => front)
            .filter((required) => required.of === of)
            .map(({ atLeast }) => atLeast),
        );
      for (const of of ["food", "healthy", "battery"] as const) {
        expect(most("each", of), `${of} in season ${season}`).toBeLessThan(most("one", of));
      }
      for (const of of ["doctor", "protector"] as const) {
        expect(most("each", of), `${of} in season ${season}`).toBeLessThanOrEqual(most("one", of));
      }
    }
  });

  test("require more from season to season", () => {
    const healthy = SEASONS.map((season) =>
      Math.max(
        ...OBJECTIVES.filter((one) => one.season === season)
          .flatMap(({ front }) => front)
          .flatMap(({ of, atLeast }) => (of === "healthy" ? [atLeast] : [])),
      ),
    );
    expect(healthy).toEqual(healthy.toSorted((a, b) => a - b));
    expect(new Set(healthy).size).toBe(3);
  });

  test("have a price of one or two kinds of goods that two cards of the season can bring in one round", () => {
    for (const { id, season, price } of OBJECTIVES) {
      const asked = GOODS.filter((good) => (price[good] ?? 0) > 0);
      expect(Object.keys(price).length, id).toBe(asked.length);
      expect([1, 2], id).toContain(asked.length);
      const affordable = harvests([season]).some((harvest) =>
        asked.every((good) => unitsOf(harvest, good) >= (price[good] ?? 0)),
      );
      expect(affordable, id).toBe(true);
    }
  });
});
