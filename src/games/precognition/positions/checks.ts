/**
 * Whether the rules can go on from a position: every piece is in a possible place and not more often than it exists, and
 * something is awaited. Not whether the position can be reached in play.
 */

import type { Position } from "../../../engine/position.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { flowFrom } from "../rules/flow.ts";
import { advance } from "../rules/rounds.ts";
import { checkBoat } from "./checks-of-boat.ts";
import { checkDecks } from "./checks-of-cards.ts";
import { checkStages } from "./checks-of-stages.ts";
import { checkCopies, checkMission, checkRiver } from "./checks-of-table.ts";
import { isMoment, type Moment } from "./moment.ts";

export function checkMoment(moment: Moment): void {
  if (!isMoment(moment)) throw new Refusal("position-moment", { phase: moment.phase, round: moment.round });
}

export function checkPosition({ state, values }: Position<PrecognitionTypes>): void {
  checkRiver(state);
  checkMission(state);
  checkCopies(state);
  for (const [seat, boat] of state.boats.entries()) {
    checkBoat(state, boat, seat);
    checkDecks(state, boat, seat, values);
  }
  checkStages(state);
  if (!isAtRest(state)) throw new Refusal("position-goes-on");
}

/** Somebody must act or something must be drawn before anything changes. */
function isAtRest(state: State): boolean {
  const flow = flowFrom(state);
  advance(flow);
  return flow.state === state;
}
