import type { ShownObjective, State } from "../../../model/state.ts";
import { isMet } from "../../../rules/mission.ts";

/** Whether an Objective is met at present. A lost one wasn't met when it was judged. */
export type Standing = "met" | "open" | "lost";

export function standingOf(state: Pick<State, "boats" | "mission">, shown: ShownObjective): Standing {
  if (isMet(state, shown)) return "met";
  return state.mission?.isLost === true ? "lost" : "open";
}
