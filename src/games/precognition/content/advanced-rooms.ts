/**
 * The twelve Machine Rooms, advanced side; ECONOMY.md explains the numbers. From the top, a Machine depends on what this
 * round's cards brought, on the card given away, and on the two cards played.
 */
import type { Room } from "../model/room.ts";

/** The upper end of "at least". */
const HIGHEST_COST = 99;

export const ADVANCED_ROOMS: readonly Room[] = [
  // Each Machine heals, and Doctors make it heal more.
  {
    id: "dispensary",
    machines: [
      { batteries: 2, when: { gained: "doctor", atLeast: 1 }, gives: { food: 1 }, heals: 3 },
      { batteries: 1, when: { given: "type", type: "human" }, gives: {}, heals: 2 },
      { batteries: 3, when: { pair: "two-types", types: ["ymune", "human"] }, gives: { doctor: 1 }, heals: 3 },
    ],
  },
  // Food brings Ymunes, and Ymunes bring Food.
  {
    id: "agronomy-laboratory",
    machines: [
      { batteries: 2, when: { gained: "food", atLeast: 3 }, gives: { doctor: 1 } },
      { batteries: 1, when: { given: "type", type: "ymune" }, gives: { food: 3 } },
      { batteries: 3, when: { pair: "two-types", types: ["ymune", "food"] }, gives: { food: 2, ymune: 1 } },
    ],
  },
  // Cheap cards bring Food and Batteries.
  {
    id: "storeroom",
    machines: [
      { batteries: 3, when: { gained: "food", atLeast: 2 }, gives: { food: 3, battery: 1 } },
      { batteries: 2, when: { given: "cost", least: 0, most: 1 }, gives: { food: 2, battery: 1 } },
      { batteries: 1, when: { pair: "costs-sum", least: 0, most: 3 }, gives: { food: 1, battery: 1 } },
    ],
  },
  // Expensive cards bring Humans.
  {
    id: "dispatch-airlock",
    machines: [
      { batteries: 2, when: { gained: "human", atLeast: 3 }, gives: { human: 1 }, heals: 3 },
      { batteries: 1, when: { given: "cost", least: 3, most: 3 }, gives: { human: 1 }, heals: 1 },
      { batteries: 3, when: { pair: "costs-sum", least: 7, most: HIGHEST_COST }, gives: { human: 3 }, heals: 2 },
    ],
  },
  {
    id: "detection-unit",
    machines: [
      { batteries: 1, when: { gained: "protector", atLeast: 1 }, gives: { food: 2 } },
      { batteries: 3, when: { given: "bane" }, gives: { protector: 1 } },
      { batteries: 2, when: { pair: "type-and-other", type: "human" }, gives: { human: 1 } },
    ],
  },
  {
    id: "workshop",
    machines: [
      { batteries: 2, when: { gained: "battery", atLeast: 2 }, gives: { food: 1, protector: 1 } },
      { batteries: 1, when: { given: "type", type: "battery" }, gives: { battery: 2 } },
      { batteries: 3, when: { pair: "type-and-other", type: "battery" }, gives: { protector: 1, battery: 1 } },
    ],
  },
  // Every Machine brings a Battery, best with equal costs.
  {
    id: "generator",
    machines: [
      { batteries: 1, when: { gained: "battery", atLeast: 1 }, gives: { battery: 1 } },
      { batteries: 2, when: { given: "cost", least: 2, most: 2 }, gives: { battery: 1 }, heals: 1 },
      { batteries: 3, when: { pair: "equal-costs" }, gives: { human: 1, battery: 1 } },
    ],
  },
  {
    id: "command-post",
    machines: [
      { batteries: 2, when: { gained: "ymune", atLeast: 2 }, gives: { human: 2 } },
      { batteries: 3, when: { given: "cost", least: 4, most: HIGHEST_COST }, gives: { human: 2, ymune: 1 } },
      { batteries: 1, when: { pair: "different-costs" }, gives: { food: 1 }, heals: 1 },
    ],
  },
  {
    id: "galley",
    machines: [
      { batteries: 3, when: { gained: "human", atLeast: 1 }, gives: { food: 2, human: 1 } },
      { batteries: 1, when: { given: "type", type: "food" }, gives: { food: 2 } },
      { batteries: 2, when: { pair: "two-types", types: ["food", "human"] }, gives: { food: 1 }, heals: 2 },
    ],
  },
  {
    id: "greenhouse",
    machines: [
      { batteries: 3, when: { gained: "food", atLeast: 4 }, gives: { food: 3 }, heals: 3 },
      { batteries: 1, when: { given: "cost", least: 0, most: 0 }, gives: { food: 2 }, heals: 1 },
      { batteries: 2, when: { pair: "type-and-other", type: "food" }, gives: { food: 3 } },
    ],
  },
  {
    id: "decontamination-unit",
    machines: [
      { batteries: 1, when: { gained: "human", atLeast: 2 }, gives: {}, heals: 2 },
      { batteries: 3, when: { given: "cost", least: 3, most: HIGHEST_COST }, gives: { protector: 1 }, heals: 2 },
      { batteries: 2, when: { pair: "bane-and-none" }, gives: { protector: 1 } },
    ],
  },
  {
    id: "research-unit",
    machines: [
      { batteries: 3, when: { gained: "ymune", atLeast: 1 }, gives: { ymune: 1 } },
      { batteries: 1, when: { given: "cost", least: 1, most: 1 }, gives: { battery: 1 } },
      { batteries: 2, when: { pair: "type-and-other", type: "ymune" }, gives: { battery: 1 }, heals: 1 },
    ],
  },
];
