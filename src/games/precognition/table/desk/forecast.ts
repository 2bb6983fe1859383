/**
 * What the desk can say of the boat before the river decides: its plan, and the upkeep that follows from it. Where
 * Objectives keep the Action phase open, the Maintenance comes when everybody is done, and so it's no part of the plan.
 */

import type { State } from "../../model/state.ts";
import { boatAt, flowFrom } from "../../rules/flow.ts";
import { raiseBane } from "../../rules/maintenance.ts";
import { settle } from "../../rules/stages.ts";
import { NO_PINS, type Pins } from "../draft/draft.ts";
import { type Plan, planFrom, type Suggest, suggestGreedily } from "./plan.ts";

/** Nobody knows which Objective would come up. */
export const withoutLearning =
  (suggest: Suggest): Suggest =>
  (state, seat) =>
    suggest(state, seat).filter((act) => act.do !== "reveal");

/** Whatever the player hasn't decided is done as advised; what hangs on an Objective that nobody has seen yet is left out. */
export function throughUpkeep(plan: Plan, pins: Pins = NO_PINS, suggest: Suggest = suggestGreedily): Plan {
  const knowing = withoutLearning(suggest);
  const learnt = plan.end.phase === "objective" ? goneOn(plan, plan.end, pins, knowing) : plan;
  if (boatAt(learnt.end, plan.seat).stage.at !== "done") return learnt;
  const flow = flowFrom(learnt.end);
  raiseBane(flow, plan.seat);
  while (settle(flow, plan.seat));
  return goneOn({ ...learnt, events: [...learnt.events, ...flow.events] }, flow.state, pins, knowing);
}

/** What has been paid for is drawn by luck, and the boat goes on from there. */
function goneOn(plan: Plan, from: State, pins: Pins, suggest: Suggest): Plan {
  const { steps, end, events } = planFrom({ ...from, phase: "act" }, plan.seat, forTheBoat(pins), suggest);
  return { ...plan, steps: [...plan.steps, ...steps], end, events: [...plan.events, ...events] };
}

/** What is pinned for Objectives counts from where the plan began. */
const forTheBoat = (pins: Pins): Pins => ({
  ...pins,
  acts: Object.fromEntries(Object.entries(pins.acts).filter(([question]) => !question.startsWith("mission/"))),
});
