/** What the Objectives of a season are worth, in healthy Humans: one that isn't met loses the game. */
import type { Objective, Requirement } from "../../model/objective.ts";
import type { Mission, State } from "../../model/state.ts";
import { objective } from "../../rules/pieces.ts";
import { type Outlook, type OutlookOf, SPREAD } from "./season-end.ts";

/** What is lost with the game. */
const STAKE = 5;
/** An Objective that is known is played towards: so much of what is open can be steered. */
const EFFORT = 0.4;
/** How likely a round brings somebody the price of an Objective. */
const PAYABLE = 0.3;
/** Even what looks certain isn't quite, since others have their say. */
const DOUBT = 0.15;

/** Every chance to miss one costs its part of the stake. A sum, so that one lost hope doesn't make the others worthless. */
export function missionWorth(state: State, outlookOf: OutlookOf): number {
  const { mission } = state;
  if (mission === null) return 0;
  const outlooks = state.boats.map((boat) => outlookOf(state, boat));
  let missed = 0;
  for (const { id, isMitigated } of mission.shown) missed += 1 - chanceOfShown(objective(id), isMitigated, outlooks);
  if (mission.hidden > 0) missed += mission.hidden * (1 - chanceOfUnseen(mission, outlooks));
  return -STAKE * missed;
}

/** Nobody plays towards what nobody has seen, nor pays for it. */
function chanceOfUnseen({ ahead }: Mission, outlooks: readonly Outlook[]): number {
  let sum = 0;
  for (const id of ahead) {
    const { scope, front } = objective(id);
    sum += chance(scope, front, outlooks, 0);
  }
  return sum / ahead.length;
}

function chanceOfShown({ scope, front, back }: Objective, isMitigated: boolean, outlooks: readonly Outlook[]): number {
  if (isMitigated) return chance(scope, [back], outlooks, EFFORT);
  const hard = chance(scope, front, outlooks, EFFORT);
  let unpaid = 1;
  for (let left = Math.max(...outlooks.map(({ rounds }) => rounds)); left > 0; left--) unpaid *= 1 - PAYABLE;
  // While there are rounds left it may still be turned.
  const eased = unpaid === 1 ? 0 : Math.max(0, chance(scope, [back], outlooks, EFFORT) - hard);
  return hard + (1 - unpaid) * eased;
}

/** That one boat holds all that is required, or each boat does. */
function chance(
  scope: Objective["scope"],
  required: readonly Requirement[],
  outlooks: readonly Outlook[],
  effort: number,
): number {
  let all = 1;
  let none = 1;
  for (const outlook of outlooks) {
    let p = 1;
    for (const one of required) p *= holds(outlook, one, effort);
    all *= p;
    none *= 1 - p;
  }
  return scope === "one" ? 1 - none : all;
}

/** A bell-like curve, as wide as the rounds that are left go apart. Square roots are the same on every computer. */
function holds({ mean, rounds }: Outlook, { of, atLeast }: Requirement, effort: number): number {
  const spread = SPREAD[of] * Math.sqrt(rounds);
  const x = (mean[of] + effort * spread + 0.5 - atLeast) / (DOUBT + spread);
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}
