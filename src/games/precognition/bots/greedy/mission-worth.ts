/** The worth of a season's Objectives, in healthy Humans: one that isn't met loses the game. */
import type { Objective, Requirement } from "../../model/objective.ts";
import type { Mission, State } from "../../model/state.ts";
import { objective } from "../../rules/pieces.ts";
import { type Outlook, type OutlookOf, SPREAD } from "./season-end.ts";

/** The worth of not losing the game. */
const STAKE = 5;
/** How much a known Objective can be played towards, as a part of the uncertainty. */
const EFFORT = 0.4;
/** The chance that somebody can pay for an Objective in a round. */
const PAYABLE = 0.3;
/** What looks certain isn't quite, because of the other boats. */
const DOUBT = 0.15;

/**
 * Each Objective costs the stake times the chance to miss it. A sum, so that a hopeless one doesn't make the others
 * worthless.
 */
export function missionWorth(state: State, outlookOf: OutlookOf): number {
  const { mission } = state;
  if (mission === null) return 0;
  const outlooks = state.boats.map((boat) => outlookOf(state, boat));
  let missed = 0;
  for (const { id, isMitigated } of mission.shown) missed += 1 - chanceOfShown(objective(id), isMitigated, outlooks);
  if (mission.hidden > 0) missed += mission.hidden * (1 - chanceOfUnseen(mission, outlooks));
  return -STAKE * missed;
}

/** A hidden Objective can be neither played towards nor paid for. */
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
  // While there are rounds left it may still be mitigated.
  const eased = unpaid === 1 ? 0 : Math.max(0, chance(scope, [back], outlooks, EFFORT) - hard);
  return hard + (1 - unpaid) * eased;
}

/** The chance that one boat holds all that is required, or that each boat does. */
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

/** A bell-like curve, wider with more rounds left. Square roots are exact on every computer, unlike exponentials. */
function holds({ mean, rounds }: Outlook, { of, atLeast }: Requirement, effort: number): number {
  const spread = SPREAD[of] * Math.sqrt(rounds);
  const x = (mean[of] + effort * spread + 0.5 - atLeast) / (DOUBT + spread);
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}
