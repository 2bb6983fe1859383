/**
 * What a boat is worth: about how many healthy Humans it will bring to Létéa if the rest of the voyage is average.
 * The voyage is walked through round by round, so that a Doctor is worth what is left to heal, a Protector what the Bane
 * would still take, and Food what will be eaten; nothing has a price of its own.
 */
import type { Good } from "../../model/goods.ts";
import { endsSeason, ROUNDS, seasonOf } from "../../model/river.ts";
import type { Condition, Machine } from "../../model/room.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { prospect } from "./prospects.ts";

/** Of the Ymunes to come, so many will be Doctors. */
const DOCTORS_TO_BE = 0.5;
/** Contaminated Humans only break ties in the end. */
const CONTAMINATED_AT_THE_END = 0.1;
/** Where all hope seems lost, more is still better than less. */
const SPARE = 0.01;
/** What the river takes from a boat in a round of seasons 2 and 3. */
const RIVER_TAKES = { food: 1.2, human: 0.6 };
/** A Machine that still lacks Batteries will be powered some day, the sooner the fewer it lacks. */
const HOPE = 0.5;
const BANE_PER_PROTECTOR = 2;

/** Where in a round a boat is: it still has its Maintenance before it, or only the river, or all is done. */
export type Due = "maintenance" | "river" | "nothing";

/** What the worth of a boat depends on. */
export type Holdings = Pick<Boat, Counter | "machines" | "rooms">;
export type Counter = "cabins" | "contaminated" | "doctors" | "protectors" | "food" | "bane";

/** The counters on their way through rounds to come: they become fractions. */
type Travelling = Record<Counter, number>;

export function worth(holdings: Holdings, round: number, due: Due): number {
  const { cabins, contaminated, doctors, protectors, food, bane } = holdings;
  const boat = { cabins, contaminated, doctors, protectors, food, bane };
  const machines = likelyMachines(holdings);

  if (due === "maintenance") maintain(boat);
  if (due !== "nothing") land(boat, round);
  for (let next = round + 1; next <= ROUNDS; next++) {
    expedition(boat, next, machines);
    maintain(boat);
    land(boat, next);
  }
  const spare = boat.food + boat.doctors + boat.protectors + boat.contaminated - boat.bane;
  return boat.cabins + CONTAMINATED_AT_THE_END * boat.contaminated + SPARE * spare;
}

function expedition(boat: Travelling, round: number, machines: readonly LikelyMachine[]): void {
  const { cost, gain, bane } = prospect(seasonOf(round));
  const out = Math.min(cost, boat.cabins);
  // Who can't send Humans out gets one card's gain instead of both.
  const share = cost === 0 ? 1 : (1 + out / cost) / 2;
  const gained = (good: Good) => share * gain[good] + fromMachines(machines, good);

  const ymunes = gained("ymune");
  boat.cabins -= out;
  boat.contaminated += out + gained("human");
  boat.food += gained("food");
  boat.doctors += DOCTORS_TO_BE * ymunes + gained("doctor");
  boat.protectors += (1 - DOCTORS_TO_BE) * ymunes + gained("protector");
  boat.bane += bane;
}

function maintain(boat: Travelling): void {
  const used = Math.min(boat.protectors, boat.bane / BANE_PER_PROTECTOR);
  boat.protectors -= used;
  boat.bane -= BANE_PER_PROTECTOR * used;

  const sick = Math.min(boat.contaminated, boat.bane);
  boat.contaminated -= sick;
  boat.cabins = Math.max(0, boat.cabins - (boat.bane - sick));

  const healed = Math.min(boat.doctors, boat.contaminated);
  boat.contaminated -= healed;
  boat.cabins += healed;
}

function land(boat: Travelling, round: number): void {
  if (endsSeason(round)) {
    const eaten = Math.min(boat.food, boat.cabins);
    boat.food -= eaten;
    boat.cabins = eaten;
  } else if (seasonOf(round) > 1) {
    boat.food = Math.max(0, boat.food - RIVER_TAKES.food);
    boat.cabins = Math.max(0, boat.cabins - RIVER_TAKES.human);
  }
}

interface LikelyMachine {
  readonly machine: Machine;
  /** How often it fires, in a round to come. */
  readonly fires: number;
}

const likelyMachines = ({ rooms, machines }: Holdings): LikelyMachine[] =>
  machinesOf(rooms).map((machine, i) => ({
    machine,
    fires: powerOf(machine, machines[i] ?? 0) * chanceOf(machine.when),
  }));

/** 1 when powered; less and less the more Batteries it lacks. */
function powerOf({ batteries }: Machine, held: number): number {
  if (held >= batteries) return 1;
  const full = held / batteries;
  return HOPE * full * full;
}

/** How often a condition holds for who plays towards it. */
function chanceOf(when: Condition): number {
  switch (when.pair) {
    case "type-and-other":
      return when.type === "battery" ? 0.35 : 0.5;
    case "bane-and-none":
      return 0.4;
  }
}

function fromMachines(machines: readonly LikelyMachine[], good: Good): number {
  let sum = 0;
  for (const { machine, fires } of machines) sum += fires * (machine.gives[good] ?? 0);
  return sum;
}
