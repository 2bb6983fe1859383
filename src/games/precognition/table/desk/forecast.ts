/**
 * Predicts the boat up to the next river tile: its plan, and the Maintenance after it. With Objectives, Maintenance comes
 * when all are done with the Action phase, so it isn't part of the plan.
 */

import type { State } from "../../model/state.ts";
import { boatAt, flowFrom } from "../../rules/flow.ts";
import { raiseBane } from "../../rules/maintenance.ts";
import { settle } from "../../rules/stages.ts";
import { NO_PINS, type Pins } from "../draft/draft.ts";
import { type Plan, planFrom, type Suggest, suggestGreedily } from "./plan.ts";

/** It isn't known which Objective a reveal would show. */
export const withoutLearning =
  (suggest: Suggest): Suggest =>
  (state, seat) =>
    suggest(state, seat).filter((act) => act.do !== "reveal");

/** What the player hasn't decided is done as advised, except for revealing an Objective. */
export function throughUpkeep(plan: Plan, pins: Pins = NO_PINS, suggest: Suggest = suggestGreedily): Plan {
  const knowing = withoutLearning(suggest);
  const learnt = plan.end.phase === "objective" ? goneOn(plan, plan.end, pins, knowing) : plan;
  if (boatAt(learnt.end, plan.seat).stage.at !== "done") return learnt;
  const flow = flowFrom(learnt.end);
  raiseBane(flow, plan.seat);
  while (settle(flow, plan.seat));
  return goneOn({ ...learnt, events: [...learnt.events, ...flow.events] }, flow.state, pins, knowing);
}

/** Goes on from this state, without the Objective that luck might draw. */
function goneOn(plan: Plan, from: State, pins: Pins, suggest: Suggest): Plan {
  const { steps, end, events } = planFrom({ ...from, phase: "act" }, plan.seat, forTheBoat(pins), suggest);
  return { ...plan, steps: [...plan.steps, ...steps], end, events: [...plan.events, ...events] };
}

/** The pins for Objectives belong to the plan's beginning. */
const forTheBoat = (pins: Pins): Pins => ({
  ...pins,
  acts: Object.fromEntries(Object.entries(pins.acts).filter(([question]) => !question.startsWith("mission/"))),
});
