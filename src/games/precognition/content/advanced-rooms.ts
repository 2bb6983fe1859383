/**
 * The twelve Machine Rooms, advanced side; ECONOMY.md tells what the numbers are meant to do.
 * From the top, a Machine looks at what this round's cards brought, at the card given away, and at the two cards played.
 */
import type { Room } from "../model/room.ts";

/** As the model has it: "at least 3" is from 3 to here. */
const HIGHEST_COST = 99;

export const ADVANCED_ROOMS: readonly Room[] = [
  // Where the sick are looked after: each Machine heals, and Doctors make it heal more.
  {
    id: "dispensary",
    machines: [
      { batteries: 2, when: { gained: "doctor", atLeast: 1 }, gives: { food: 1 }, heals: 3 },
      { batteries: 1, when: { given: "type", type: "human" }, gives: {}, heals: 2 },
      { batteries: 3, when: { pair: "two-types", types: ["ymune", "human"] }, gives: { doctor: 1 }, heals: 3 },
    ],
  },
  // Ymunes and plants thrive on each other: Food brings forth Ymunes, and Ymunes Food.
  {
    id: "agronomy-laboratory",
    machines: [
      { batteries: 2, when: { gained: "food", atLeast: 3 }, gives: { doctor: 1 } },
      { batteries: 1, when: { given: "type", type: "ymune" }, gives: { food: 3 } },
      { batteries: 3, when: { pair: "two-types", types: ["ymune", "food"] }, gives: { food: 2, ymune: 1 } },
    ],
  },
  // Nothing is thrown away: small trips and leftovers fill the shelves with Food and Batteries.
  {
    id: "storeroom",
    machines: [
      { batteries: 3, when: { gained: "food", atLeast: 2 }, gives: { food: 3, battery: 1 } },
      { batteries: 2, when: { given: "cost", least: 0, most: 1 }, gives: { food: 2, battery: 1 } },
      { batteries: 1, when: { pair: "costs-sum", least: 0, most: 3 }, gives: { food: 1, battery: 1 } },
    ],
  },
  // The great expeditions leave from here and bring Humans home, rinsed and ready.
  {
    id: "dispatch-airlock",
    machines: [
      { batteries: 2, when: { gained: "human", atLeast: 3 }, gives: { human: 1 }, heals: 3 },
      { batteries: 1, when: { given: "cost", least: 3, most: 3 }, gives: { human: 1 }, heals: 1 },
      { batteries: 3, when: { pair: "costs-sum", least: 7, most: HIGHEST_COST }, gives: { human: 3 }, heals: 2 },
    ],
  },
  // The look-outs: they see what drifts by, who calls from the banks, and the Bane while it is still far away.
  {
    id: "detection-unit",
    machines: [
      { batteries: 1, when: { gained: "protector", atLeast: 1 }, gives: { food: 2 } },
      { batteries: 3, when: { given: "bane" }, gives: { protector: 1 } },
      { batteries: 2, when: { pair: "type-and-other", type: "human" }, gives: { human: 1 } },
    ],
  },
  // Batteries are mended here, and made into arms for those who stand on the Bow.
  {
    id: "workshop",
    machines: [
      { batteries: 2, when: { gained: "battery", atLeast: 2 }, gives: { food: 1, protector: 1 } },
      { batteries: 1, when: { given: "type", type: "battery" }, gives: { battery: 2 } },
      { batteries: 3, when: { pair: "type-and-other", type: "battery" }, gives: { protector: 1, battery: 1 } },
    ],
  },
  // Power makes power: every Machine charges a Battery, best of all under an even load.
  {
    id: "generator",
    machines: [
      { batteries: 1, when: { gained: "battery", atLeast: 1 }, gives: { battery: 1 } },
      { batteries: 2, when: { given: "cost", least: 2, most: 2 }, gives: { battery: 1 }, heals: 1 },
      { batteries: 3, when: { pair: "equal-costs" }, gives: { human: 1, battery: 1 } },
    ],
  },
  // Whoever gives clear orders finds a crew: Humans and Ymunes come aboard, and nobody stands idle.
  {
    id: "command-post",
    machines: [
      { batteries: 2, when: { gained: "ymune", atLeast: 2 }, gives: { human: 2 } },
      { batteries: 3, when: { given: "cost", least: 4, most: HIGHEST_COST }, gives: { human: 2, ymune: 1 } },
      { batteries: 1, when: { pair: "different-costs" }, gives: { food: 1 }, heals: 1 },
    ],
  },
  // Hot meals: for those who come aboard, for the sick, and for whoever smells them from the bank.
  {
    id: "galley",
    machines: [
      { batteries: 3, when: { gained: "human", atLeast: 1 }, gives: { food: 2, human: 1 } },
      { batteries: 1, when: { given: "type", type: "food" }, gives: { food: 2 } },
      { batteries: 2, when: { pair: "two-types", types: ["food", "human"] }, gives: { food: 1 }, heals: 2 },
    ],
  },
  // It looks after itself: vegetables and healing herbs, more of them where much has been brought in.
  {
    id: "greenhouse",
    machines: [
      { batteries: 3, when: { gained: "food", atLeast: 4 }, gives: { food: 3 }, heals: 3 },
      { batteries: 1, when: { given: "cost", least: 0, most: 0 }, gives: { food: 2 }, heals: 1 },
      { batteries: 2, when: { pair: "type-and-other", type: "food" }, gives: { food: 3 } },
    ],
  },
  // What is washed off here hurts nobody any more: newcomers are healed, and the Bane meets Protectors.
  {
    id: "decontamination-unit",
    machines: [
      { batteries: 1, when: { gained: "human", atLeast: 2 }, gives: {}, heals: 2 },
      { batteries: 3, when: { given: "cost", least: 3, most: HIGHEST_COST }, gives: { protector: 1 }, heals: 2 },
      { batteries: 2, when: { pair: "bane-and-none" }, gives: { protector: 1 } },
    ],
  },
  // Ymunes find things out: one discovery leads to the next, and each of them to more power.
  {
    id: "research-unit",
    machines: [
      { batteries: 3, when: { gained: "ymune", atLeast: 1 }, gives: { ymune: 1 } },
      { batteries: 1, when: { given: "cost", least: 1, most: 1 }, gives: { battery: 1 } },
      { batteries: 2, when: { pair: "type-and-other", type: "ymune" }, gives: { battery: 1 }, heals: 1 },
    ],
  },
];
