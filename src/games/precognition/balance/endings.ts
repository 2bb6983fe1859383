/** The names of a match's endings in tables. */
import { ROUNDS, seasonOf } from "../model/river.ts";
import type { State } from "../model/state.ts";
import { result } from "../rules/result.ts";

export const WON = "won";
export const TOO_FEW = "too few Humans";
const LOST = { 1: "lost in season 1", 2: "lost in season 2", 3: "lost in season 3" } as const;
export const LOST_OR_TOO_FEW = [LOST[1], LOST[2], LOST[3], TOO_FEW] as const;

/** None where boats or teams play against each other. */
export function endingOf(state: State): string | undefined {
  const ended = result(state);
  if (ended?.isWon === undefined) return undefined;
  if (ended.isWon) return WON;
  return state.mission?.isLost ? LOST[seasonOf(state.round)] : TOO_FEW;
}

/** A lost match may be played on, and what it has in the last round says how it would have ended. */
export const isPlayedToTheEnd = ({ mission, round }: State): boolean => mission?.isLost !== true || round === ROUNDS;
