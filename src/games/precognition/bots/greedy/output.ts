/** The output of a powered Machine in an average round of each season. */
import { ADVANCED_ROOMS } from "../../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";
import { SEASONS, type Season } from "../../model/card.ts";
import type { Tally } from "../../model/goods.ts";
import type { Condition, Machine } from "../../model/room.ts";
import { frequency } from "./prospects.ts";

export type Output = Record<keyof Tally | "heals", number>;

export const nothing = (): Output => ({
  food: 0,
  human: 0,
  ymune: 0,
  doctor: 0,
  protector: 0,
  battery: 0,
  heals: 0,
});

/** Written out field by field, because it runs thousands of times for each decision. */
export function addTo(sum: Output, output: Output, times: number): void {
  sum.food += times * output.food;
  sum.human += times * output.human;
  sum.ymune += times * output.ymune;
  sum.doctor += times * output.doctor;
  sum.protector += times * output.protector;
  sum.battery += times * output.battery;
  sum.heals += times * output.heals;
}

/** `season` counts from 0. */
export const outputOf = (machine: Machine, season: number): Output => KNOWN.get(machine)?.[season] ?? nothing();

/** A Machine's condition has its cost, and there aren't always enough sick to heal. */
const FROM_MACHINES = 0.8;
const HEALS_SOMEBODY = 0.8;

/**
 * Players choose among cards: as if they drew again in this share of the rounds. Less where both cards must be paid
 * for.
 */
const AGAIN = { gained: 0.3, other: 0.8 };

function chanceOf(when: Condition, season: Season): number {
  const once = frequency(when, season);
  return once + ("gained" in when ? AGAIN.gained : AGAIN.other) * once * (1 - once);
}

function outputIn(season: Season, { when, gives, heals = 0 }: Machine): Output {
  const output = nothing();
  addTo(output, { ...nothing(), ...gives, heals: HEALS_SOMEBODY * heals }, FROM_MACHINES * chanceOf(when, season));
  return output;
}

const KNOWN: ReadonlyMap<Machine, readonly Output[]> = new Map(
  [...STANDARD_ROOMS, ...ADVANCED_ROOMS]
    .flatMap(({ machines }) => machines)
    .map((machine) => [machine, SEASONS.map((season) => outputIn(season, machine))]),
);
