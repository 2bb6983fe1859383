/** The effect of a way of the Dual Select on the face-up Objectives. */
import type { ObjectiveId } from "../../model/objective.ts";
import type { State } from "../../model/state.ts";
import { isMet } from "../../rules/mission.ts";
import type { Outcome } from "./preview.ts";

export interface MissionOutlook {
  readonly known: number;
  /** How many are met if the other boats stay as they are. */
  readonly met: number;
  /** Those that this boat would mitigate. */
  readonly eased: readonly ObjectiveId[];
}

export function missionOutlook({ mission, boats }: State, seat: number, { boat, events }: Outcome): MissionOutlook {
  const eased = events.flatMap((event) => (event.on === "mitigated" ? [event.objective] : []));
  const shown = mission?.shown ?? [];
  const then = { boats: boats.with(seat, boat) };
  const met = shown.filter((one) => isMet(then, eased.includes(one.id) ? { ...one, isMitigated: true } : one));
  return { known: shown.length, met: met.length, eased };
}
