/**
 * What a boat is worth, in healthy Humans at the end of the voyage. Everything on board has a price that follows from the
 * rules and from how many rounds are left; the factors were found by letting the bot play against itself.
 */
import type { Goods } from "../../model/goods.ts";
import { endsSeason, ROUNDS, seasonOf } from "../../model/river.ts";
import type { Condition, Machine, PairCondition } from "../../model/room.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { baneOfRound } from "./prospects.ts";

/** What the worth of a boat depends on. */
export type Holdings = Pick<Boat, Counter | "machines" | "rooms">;
export type Counter = "cabins" | "contaminated" | "doctors" | "protectors" | "food" | "bane";

/** Where in a round a boat is: it still has its Maintenance before it, or only the river, or all is done. */
export type Due = "maintenance" | "river" | "nothing";

export function worth(holdings: Holdings, round: number, due: Due): number {
  const boat = due === "maintenance" ? maintained(holdings) : holdings;
  const ashore = due === "nothing" || !endsSeason(round) ? boat : fed(boat);
  const left = ROUNDS - round;
  return (
    crewWorth(ashore, left) +
    doctorsWorth(ashore.doctors, left) +
    baneWorth(ashore, round) +
    foodWorth(ashore, round) +
    machinesWorth(ashore, left)
  );
}

/** A Human who will be healed in time is nearly a healthy one; the others only break ties or stand between Bane and Cabins. */
const HEALED = 0.9;
const NEVER_HEALED = 0.2;

const healedInTime = ({ contaminated, doctors }: Holdings, left: number): number =>
  Math.min(contaminated, doctors * left);

function crewWorth(boat: Holdings, left: number): number {
  const healed = healedInTime(boat, left);
  return boat.cabins + HEALED * healed + NEVER_HEALED * (boat.contaminated - healed);
}

/** Each round a Doctor gives back a Human to be sent out again. More Doctors than are sick heal nobody. */
const DOCTOR_A_ROUND = 0.2;
const BUSY_DOCTORS = 3;
const IDLE = 0.4;

function doctorsWorth(doctors: number, left: number): number {
  const busy = Math.min(doctors, BUSY_DOCTORS);
  return DOCTOR_A_ROUND * left * (busy + IDLE * (doctors - busy));
}

/** A point of Bane costs a Human in every round until a Protector goes for it. */
const BANE_A_ROUND = 0.75;
const BANE_AT_MOST = 1;
const BANE_PER_PROTECTOR = 2;
/** A Protector is worth what it will cancel, of the Bane that is there or still to come. */
const PROTECTOR = 1.3;
const BANE_TO_COME = 0.9;
/** Without Bane it can still let a tile pass by. */
const SPARE_PROTECTOR = 0.05;

function baneWorth({ bane, protectors }: Holdings, round: number): number {
  let ahead = 0;
  for (let next = round + 1; next <= ROUNDS; next++) ahead += baneOfRound(seasonOf(next));
  const useful = Math.min(protectors, (bane + BANE_TO_COME * ahead) / BANE_PER_PROTECTOR);
  const price = Math.min(BANE_AT_MOST, BANE_A_ROUND * (ROUNDS - round));
  return PROTECTOR * useful + SPARE_PROTECTOR * (protectors - useful) - price * bane;
}

/** The crew grows on the way and finds some food; whom it can't feed at an island is lost. */
const GROWTH_A_ROUND = 0.5;
const FOOD_A_ROUND = 2;
const STARVED = 0.5;
const SPARE_FOOD = 0.05;

function foodWorth(boat: Holdings, round: number): number {
  let crew = boat.cabins + HEALED * healedInTime(boat, ROUNDS - round);
  let food = boat.food;
  let starved = 0;
  for (let next = round + 1; next <= ROUNDS; next++) {
    food += FOOD_A_ROUND;
    crew += GROWTH_A_ROUND;
    if (!endsSeason(next)) continue;
    const eaten = Math.min(food, crew);
    starved += crew - eaten;
    food -= eaten;
    crew = eaten;
  }
  return SPARE_FOOD * food - STARVED * starved;
}

/** What a Machine brings in a round is worth less than the same from a card: it has to be played towards. */
const FROM_MACHINES = 0.55;
const UNIT = { food: 0.3, human: 0.8, ymune: 1.2, doctor: 1.2, protector: 1.2, battery: 0.4 };
const HEALED_BY_MACHINE = 0.2;
/** One that still lacks Batteries will be powered some day, the sooner the fewer it lacks. */
const HOPE = 0.7;

function machinesWorth({ rooms, machines }: Holdings, left: number): number {
  let sum = 0;
  for (const [i, machine] of machinesOf(rooms).entries()) {
    const power = powerOf(machine, machines[i] ?? 0);
    if (power > 0) sum += power * chanceOf(machine.when) * unitsWorth(machine.gives, machine.heals ?? 0);
  }
  return FROM_MACHINES * left * sum;
}

function powerOf({ batteries }: Machine, held: number): number {
  if (held >= batteries) return 1;
  const full = held / batteries;
  return HOPE * full * full;
}

const unitsWorth = (goods: Goods, heals: number): number =>
  UNIT.food * (goods.food ?? 0) +
  UNIT.human * (goods.human ?? 0) +
  UNIT.ymune * (goods.ymune ?? 0) +
  UNIT.doctor * (goods.doctor ?? 0) +
  UNIT.protector * (goods.protector ?? 0) +
  UNIT.battery * (goods.battery ?? 0) +
  HEALED_BY_MACHINE * heals;

/** How often a condition holds for who plays towards it. */
function chanceOf(when: Condition): number {
  if ("gained" in when) return 1 / (1 + when.atLeast);
  if ("given" in when) return GIVEN_CHANCE;
  return PAIR_CHANCES[when.pair];
}

const GIVEN_CHANCE = 0.3;
const PAIR_CHANCES: Record<PairCondition["pair"], number> = {
  "type-and-other": 0.5,
  "two-types": 0.35,
  "bane-and-none": 0.4,
  "costs-sum": 0.35,
  "equal-costs": 0.35,
  "different-costs": 0.8,
};

/** After Protectors, losses and healing, as one would do them. */
function maintained(boat: Holdings): Holdings {
  const used = Math.min(boat.protectors, Math.ceil(boat.bane / BANE_PER_PROTECTOR));
  const bane = Math.max(0, boat.bane - BANE_PER_PROTECTOR * used);
  const sick = Math.min(boat.contaminated, bane);
  const cabins = Math.max(0, boat.cabins - (bane - sick));
  const healed = Math.min(boat.doctors, boat.contaminated - sick);
  return {
    ...boat,
    protectors: boat.protectors - used,
    bane,
    cabins: cabins + healed,
    contaminated: boat.contaminated - sick - healed,
  };
}

function fed(boat: Holdings): Holdings {
  const eaten = Math.min(boat.food, boat.cabins);
  return { ...boat, food: boat.food - eaten, cabins: eaten };
}
