/** What the Objectives of a season are worth, in healthy Humans: one that isn't met loses the game. */
import type { Objective, Requirement } from "../../model/objective.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import type { Boat, State } from "../../model/state.ts";
import { heldOf } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";

/** At the end of the season a missed Objective weighs so much; before, there is still time. */
const MISSED_AT_THE_END = 12;
const MISSED_AT_THE_START = 4;
/** Objectives that nobody has seen yet are met or missed by chance; knowing one is worth a little by itself. */
const UNSEEN = 0.5;
const KNOWING = 0.6;

export function missionWorth({ mission, boats, round }: State): number {
  if (mission === null) return 0;
  const gone = ((round - 1) % ROUNDS_PER_SEASON) / (ROUNDS_PER_SEASON - 1);
  const missed = MISSED_AT_THE_START + gone * (MISSED_AT_THE_END - MISSED_AT_THE_START);

  let lacking = 0;
  for (const { id, isMitigated } of mission.shown) lacking += lack(objective(id), isMitigated, boats);
  let unseen = 0;
  for (const id of mission.ahead) unseen += lack(objective(id), false, boats);
  const expected = mission.ahead.length === 0 ? 0 : (UNSEEN * mission.hidden * unseen) / mission.ahead.length;
  return KNOWING * mission.shown.length * (1 - gone) - missed * (lacking + expected);
}

/** 0 if the Objective is met, up to 1 the more is missing. */
function lack({ scope, front, back }: Objective, isMitigated: boolean, boats: readonly Boat[]): number {
  const required: readonly Requirement[] = isMitigated ? [back] : front;
  const lacks = boats.map((boat) => required.reduce((sum, one) => sum + shortage(boat, one), 0) / required.length);
  return scope === "one" ? Math.min(...lacks) : lacks.reduce((sum, one) => sum + one, 0) / boats.length;
}

const shortage = (boat: Boat, { of, atLeast }: Requirement): number =>
  Math.max(0, atLeast - heldOf(boat, of)) / Math.max(1, atLeast);
