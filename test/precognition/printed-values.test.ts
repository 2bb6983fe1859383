/** What is printed is kept to exactly, whatever the numbers: enough is enough, and one less isn't. */
import { describe, expect, test } from "vitest";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { OBJECTIVES } from "../../src/games/precognition/content/objectives.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import type { Good, Goods } from "../../src/games/precognition/model/goods.ts";
import type { Objective, Requirement } from "../../src/games/precognition/model/objective.ts";
import type { GainedCondition } from "../../src/games/precognition/model/room.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { type BoatData, HEAD } from "../../src/games/precognition/positions/format.ts";
import { positions } from "../../src/games/precognition/positions/positions.ts";
import { isMet as isConditionMet } from "../../src/games/precognition/rules/conditions.ts";
import { isMet, missionActs } from "../../src/games/precognition/rules/mission.ts";

const COOP = { mode: "coop", setup: "standard", difficulty: "normal" };

describe("4.3.1a a Machine of the first row", () => {
  const looksFor = (room: (typeof ADVANCED_ROOMS)[number]): GainedCondition => {
    const { when } = room.machines[0];
    if (!("gained" in when)) throw new Error(`${room.id} doesn't look at what was gained`);
    return when;
  };

  const hasGained = (when: GainedCondition, gained: Goods): boolean => {
    const boats: BoatData[] = [{ gained, stage: { at: "protect" }, protectors: 1, bane: 1 }, { stage: { at: "wait" } }];
    const { state } = positions.read({ ...HEAD, round: 6, phase: "act", boats });
    return isConditionMet(when, state, 0);
  };

  /** Ymunes of either kind have become one or the other. */
  const unitsOf = (good: Good, amount: number): Goods[] =>
    good === "ymune"
      ? [{ doctor: amount }, { protector: amount }, { doctor: 1, protector: amount - 1 }].filter(
          ({ protector = 0 }) => protector >= 0,
        )
      : [{ [good]: amount }];

  test.each(ADVANCED_ROOMS.map((room) => [room.id, looksFor(room)] as const))("%s", (_, when) => {
    const { gained, atLeast } = when;
    for (const units of unitsOf(gained, atLeast)) expect(hasGained(when, units)).toBe(true);
    for (const units of unitsOf(gained, atLeast + 1)) expect(hasGained(when, units)).toBe(true);
    for (const units of unitsOf(gained, atLeast - 1)) expect(hasGained(when, units)).toBe(false);
  });
});

/** A boat with just what is required, and nothing else. */
function boatWith(required: readonly Requirement[]): BoatData {
  const most = (of: Requirement["of"]) =>
    Math.max(0, ...required.filter((one) => one.of === of).map(({ atLeast }) => atLeast));
  const doctors = most("doctor");
  const protectors = Math.max(most("protector"), most("ymune") - doctors);
  let batteries = most("battery");
  const rooms = STANDARD_ROOMS.map(({ id, machines }) => {
    const [top = 0, middle = 0, bottom = 0] = machines.map((machine) => {
      const placed = Math.min(batteries, machine.batteries);
      batteries -= placed;
      return placed;
    });
    return { room: id, batteries: [top, middle, bottom] as const };
  });
  return {
    cabins: most("healthy"),
    contaminated: most("contaminated"),
    food: most("food"),
    doctors,
    protectors,
    rooms,
  };
}

/** At the end of the Objective's season. */
function seasonEnd({ season }: Objective, boats: readonly BoatData[]): State {
  return positions.read({ ...HEAD, options: COOP, round: 4 * season, phase: "judge", boats }).state;
}

const less = ({ of, atLeast }: Requirement): Requirement => ({ of, atLeast: atLeast - 1 });

describe("6.3g an Objective", () => {
  test.each(OBJECTIVES.map((objective) => [objective.id, objective] as const))("%s", (id, objective) => {
    const sides = [
      { required: objective.front, isMitigated: false },
      { required: [objective.back], isMitigated: true },
    ];
    for (const { required, isMitigated } of sides) {
      const enough = boatWith(required);
      const isMetBy = (boats: BoatData[]) => isMet(seasonEnd(objective, boats), { id, isMitigated });
      expect(isMetBy([enough, enough, enough])).toBe(true);
      expect(isMetBy([boatWith([]), enough, boatWith([])])).toBe(objective.scope === "one");
      for (const [i, one] of required.entries()) {
        const short = boatWith(required.map((other, j) => (i === j ? less(other) : other)));
        expect(isMetBy([short, short, short]), `one ${one.of} short`).toBe(false);
        expect(isMetBy([enough, short, enough]), `one ${one.of} short on one boat`).toBe(objective.scope === "one");
      }
    }
  });
});

describe("6.2i the price of an Objective", () => {
  /** In the Action phase, with just so much gained this round. */
  const canPay = ({ id, season }: Objective, { ymune = 0, battery = 0, ...goods }: Goods): boolean => {
    const spendable = { ...goods, doctor: (goods.doctor ?? 0) + ymune, battery };
    const { food = 0, human = 0, doctor = 0, protector = 0 } = spendable;
    const payer: BoatData = {
      cabins: 9,
      contaminated: human,
      doctors: doctor,
      protectors: protector,
      food,
      held: battery,
      spendable,
      stage: { at: "open" },
    };
    const boats = [payer, { stage: { at: "activate" } }];
    const objectives = [{ id }];
    const { state } = positions.read({
      ...HEAD,
      options: COOP,
      round: 4 * season - 1,
      phase: "act",
      objectives,
      boats,
    });
    return missionActs(state, 0).some((act) => act.do === "mitigate");
  };

  test.each(OBJECTIVES.map((objective) => [objective.id, objective] as const))("%s", (_, objective) => {
    const { price } = objective;
    expect(canPay(objective, price)).toBe(true);
    for (const [good, amount] of Object.entries(price)) {
      expect(canPay(objective, { ...price, [good]: amount - 1 }), `one ${good} short`).toBe(false);
    }
  });
});
