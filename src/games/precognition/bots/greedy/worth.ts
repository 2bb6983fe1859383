/**
 * The worth of a boat, in healthy Humans at the end. The rest of its voyage is simulated with average rounds, so that
 * everything on board has its worth at this time on this boat. The factors were tuned by letting the bot play.
 */
import { SEASONS, type Season } from "../../model/card.ts";
import { endsSeason, ROUNDS, seasonOf } from "../../model/river.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { addTo, nothing, type Output, outputOf } from "./output.ts";
import { baneAfter, prospectOf } from "./prospects.ts";

export type Holdings = Pick<Boat, Counter | "machines" | "rooms">;
export type Counter = "cabins" | "contaminated" | "doctors" | "protectors" | "food" | "bane";

/** What is still to come for a boat in this round. */
export type Due = "maintenance" | "river" | "nothing";

export function worth(holdings: Holdings, round: number, due: Due): number {
  const boat = countersOf(holdings);
  if (due === "maintenance") maintain(boat, EXACT);
  if (due !== "nothing" && endsSeason(round)) feed(boat, EXACT);

  const power = powerOf(holdings);
  for (let next = round + 1; next <= ROUNDS; next++) {
    act(boat, power, next);
    maintain(boat, ABOUT);
    passTile(boat, seasonOf(next));
    if (endsSeason(next)) feed(boat, ABOUT);
  }
  return atTheEnd(boat);
}

/** Averages, so they are fractions. */
type Voyage = Record<Counter, number>;

/** A contaminated Human breaks ties and may be healed. Everything else that is left over only makes up for bad luck. */
const CONTAMINATED = 0.2;
const FOOD = 0.03;
const PROTECTOR = 0.03;
const DOCTOR = 0.02;
const BANE = 0.05;

const atTheEnd = (boat: Voyage): number =>
  boat.cabins +
  CONTAMINATED * boat.contaminated +
  FOOD * boat.food +
  PROTECTOR * boat.protectors +
  DOCTOR * boat.doctors -
  BANE * boat.bane;

/**
 * The part of the cost for which a boat needs healthy Humans, to activate both cards. One alone brings most of the
 * gain.
 */
const NEEDED = 0.9;
const ONE_CARD = 0.6;
/** Players often choose cheap cards, and don't activate an expensive one. */
const PAID = 0.6;

/** Pays the average cost, and takes the average gains of cards and Machines. */
function act(boat: Voyage, power: Power, round: number): void {
  const season = seasonOf(round);
  const { cost, gains, bane } = prospectOf(season);
  const both = Math.min(1, boat.cabins / (NEEDED * cost));
  const part = ONE_CARD + (1 - ONE_CARD) * both;
  const paid = Math.min(boat.cabins, PAID * both * cost);

  const machines = machinesIn(season, power);
  power.placed += PLACED_WELL * part * gains.battery + machines.battery;

  boat.cabins -= paid;
  boat.contaminated += paid + part * gains.human + machines.human;
  boat.food += part * gains.food + machines.food;

  // The more Bane is still to come, the more of the new Ymunes become Protectors.
  const ymunes = part * gains.ymune + machines.ymune;
  const unmet = Math.max(0, (MET * (boat.bane + bane + baneAfter(round))) / BANE_PER_PROTECTOR - boat.protectors);
  const toBow = unmet > 0 ? (ymunes * unmet) / (unmet + ymunes) : 0;
  boat.protectors += toBow + machines.protector;
  boat.doctors += ymunes - toBow + machines.doctor;

  const healed = Math.min(boat.contaminated, machines.heals);
  boat.cabins += healed;
  boat.contaminated -= healed;
  boat.bane += bane;
}

function machinesIn(season: Season, { seasons, places, placed }: Power): Output {
  const brings = nothing();
  const found = seasons[season - 1];
  if (found === undefined) return brings;
  addTo(brings, found.running, 1);
  if (places > 0) addTo(brings, found.waiting, Math.min(1, placed / places));
  return brings;
}

const BANE_PER_PROTECTOR = 2;
/** The part of the Bane that is worth preventing. */
const MET = 0.8;

/** A sensible player loses the contaminated first. */
function maintain(boat: Voyage, spread: number): void {
  const used = lesser(boat.protectors, needed(boat.bane, spread), spread);
  boat.protectors -= used;
  boat.bane = Math.max(0, boat.bane - BANE_PER_PROTECTOR * used);
  const sick = Math.min(boat.contaminated, boat.bane);
  boat.contaminated -= sick;
  boat.cabins = Math.max(0, boat.cabins - (boat.bane - sick));
  const healed = lesser(boat.doctors, boat.contaminated, spread);
  boat.contaminated -= healed;
  boat.cabins += healed;
}

const needed = (bane: number, spread: number): number =>
  spread === EXACT ? Math.ceil(bane / BANE_PER_PROTECTOR) : bane / BANE_PER_PROTECTOR;

function passTile(boat: Voyage, season: Season): void {
  const { tile } = prospectOf(season);
  const anyYmune = tile.ymune / 2;
  boat.food = Math.max(0, boat.food + tile.food);
  boat.doctors = Math.max(0, boat.doctors + tile.doctor + anyYmune);
  boat.protectors = Math.max(0, boat.protectors + tile.protector + anyYmune);
  const contaminated = boat.contaminated + tile.human;
  boat.contaminated = Math.max(0, contaminated);
  boat.cabins = Math.max(0, boat.cabins + Math.min(0, contaminated));
}

function feed(boat: Voyage, spread: number): void {
  const eaten = lesser(boat.food, boat.cabins, spread);
  boat.food = Math.max(0, boat.food - boat.cabins);
  boat.cabins = eaten;
}

/** After Protectors, losses and healing, played sensibly. */
export function maintained(holdings: Holdings): Holdings {
  const boat = countersOf(holdings);
  maintain(boat, EXACT);
  return { ...holdings, ...boat };
}

export function fed(holdings: Holdings): Holdings {
  const boat = countersOf(holdings);
  feed(boat, EXACT);
  return { ...holdings, ...boat };
}

const countersOf = ({ cabins, contaminated, doctors, protectors, food, bane }: Holdings): Voyage => ({
  cabins,
  contaminated,
  doctors,
  protectors,
  food,
  bane,
});

/** How far an amount may be off: not at all in this round, but in later ones. */
const EXACT = 0;
const ABOUT = 1.5;

/** A soft minimum: less than either amount where they are close and uncertain, so that a reserve has some worth. */
function lesser(a: number, b: number, spread: number): number {
  const apart = a - b;
  return Math.max(0, (a + b - Math.sqrt(apart * apart + spread * spread)) / 2);
}

/** What a boat's Machines bring now, and what they would bring in addition if all were powered. */
interface Power {
  readonly seasons: readonly { readonly running: Output; readonly waiting: Output }[];
  readonly places: number;
  placed: number;
}

/** The weight of a Machine that lacks Batteries: it may be powered later, the sooner the fewer it lacks. */
const HOPE = 0.6;
/** Not every Battery comes in time to be useful. */
const PLACED_WELL = 0.7;

function powerOf({ rooms, machines }: Holdings): Power {
  const seasons = SEASONS.map(() => ({ running: nothing(), waiting: nothing() }));
  let places = 0;
  for (const [i, machine] of machinesOf(rooms).entries()) {
    const held = machines[i] ?? 0;
    const full = held / machine.batteries;
    const hope = full < 1 ? HOPE * full * full : 1;
    places += machine.batteries - held;
    for (const [s, { running, waiting }] of seasons.entries()) {
      const output = outputOf(machine, s);
      if (hope > 0) addTo(running, output, hope);
      if (hope < 1) addTo(waiting, output, 1 - hope);
    }
  }
  return { seasons, places, placed: 0 };
}
