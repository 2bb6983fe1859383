/**
 * Whether the rules can go on from a position: every piece lies where there is room for it and no more often than it
 * exists, and somebody or something is awaited. How a boat came by all its Humans isn't asked.
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

/** Nothing happens by itself: somebody decides, or something is drawn. */
function isAtRest(state: State): boolean {
  const flow = flowFrom(state);
  advance(flow);
  return flow.state === state;
}
