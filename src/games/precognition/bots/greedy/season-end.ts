/** What a boat is expected to hold when the season's Objectives are judged, after the feeding. */
import type { Season } from "../../model/card.ts";
import type { Holding } from "../../model/objective.ts";
import { ROUNDS_PER_SEASON, seasonOf } from "../../model/river.ts";
import { type Boat, bySeason, type Phase, type State } from "../../model/state.ts";
import { zoneCards } from "../../rules/activation.ts";
import { heldOf } from "../../rules/mission.ts";
import { fed, maintained } from "./worth.ts";

export interface Outlook {
  readonly mean: Readonly<Record<Holding, number>>;
  /** Rounds whose cards are still to be played before that. */
  readonly rounds: number;
}

/** What an average round of each season adds, measured over many matches. For the Cabins, without those healed. */
const DRIFT: Readonly<Record<Holding, readonly [number, number, number]>> = {
  food: [2, 1.8, 1.4],
  healthy: [0.3, -0.2, 0.3],
  contaminated: [0.3, 1, 0.5],
  doctor: [0.5, 0, 0],
  protector: [0.4, 0.1, 0],
  ymune: [0.85, 0, 0],
  battery: [0.55, 0.45, 0],
};

/** The standard deviation of that in one round. */
export const SPREAD: Readonly<Record<Holding, number>> = {
  food: 1.6,
  healthy: 1.4,
  contaminated: 1.8,
  doctor: 0.5,
  protector: 0.7,
  ymune: 0.7,
  battery: 0.9,
};

const roundsLeft = (round: number): number => ROUNDS_PER_SEASON - 1 - ((round - 1) % ROUNDS_PER_SEASON);

export type OutlookOf = (state: State, boat: Boat) => Outlook;

/** Memoizes within a decision, which weighs hundreds of tables that differ in one boat. */
export function keepOutlooks(): OutlookOf {
  const known = new Map<Boat, { readonly round: number; readonly phase: Phase; readonly outlook: Outlook }>();
  return (state, boat) => {
    const { round, phase } = state;
    const found = known.get(boat);
    if (found?.round === round && found.phase === phase) return found.outlook;
    const outlook = outlookOf(state, boat);
    known.set(boat, { round, phase, outlook });
    return outlook;
  };
}

function outlookOf(state: State, boat: Boat): Outlook {
  const season = seasonOf(state.round);
  const left = roundsLeft(state.round);
  if (state.phase === "answer") return left === 0 ? { mean: holdings(boat), rounds: 0 } : expected(boat, left, season);
  switch (boat.stage.at) {
    case "wait":
      // In the Action phase the boat is weighed after its Maintenance. Before that it has yet to choose.
      return expected(boat, state.phase === "act" ? left : left + 1, season);
    case "choose":
    case "activate":
      return expected(boat, left + 1, season);
    case "protect":
    case "lose":
      return expected({ ...boat, ...maintained(boat) }, left, season);
    default: {
      const { kept, given } = zoneCards(boat);
      const risen = { ...boat, bane: boat.bane + kept.bane + given.bane };
      return expected({ ...risen, ...maintained(risen) }, left, season);
    }
  }
}

/** The contaminated are lost to the Bane first; then Doctors heal. */
function expected(boat: Boat, rounds: number, season: Season): Outlook {
  const drift = (holding: Holding) => rounds * bySeason(DRIFT[holding], season);
  const lost = rounds * boat.bane;
  const sick = boat.contaminated - lost;
  const healed = Math.min(sick, boat.doctors * rounds);
  const cabins = Math.max(0, boat.cabins + healed + drift("healthy"));
  const ashore = fed({ ...boat, cabins, food: boat.food + drift("food") });
  return {
    rounds,
    mean: {
      food: ashore.food,
      healthy: ashore.cabins,
      contaminated: Math.max(0, sick - healed + drift("contaminated")),
      doctor: boat.doctors + drift("doctor"),
      protector: boat.protectors + drift("protector"),
      ymune: boat.doctors + boat.protectors + drift("ymune"),
      battery: heldOf(boat, "battery") + drift("battery"),
    },
  };
}

const holdings = (boat: Boat): Record<Holding, number> => ({
  food: boat.food,
  healthy: boat.cabins,
  contaminated: boat.contaminated,
  doctor: boat.doctors,
  protector: boat.protectors,
  ymune: boat.doctors + boat.protectors,
  battery: heldOf(boat, "battery"),
});
