/** Acts for Objectives can be put into a plan and taken out again. */

import { expect, test } from "vitest";
import { missionActs } from "../../src/games/precognition/rules/mission.ts";
import {
  type MissionChoice,
  missionChoices,
  withMission,
  without,
} from "../../src/games/precognition/table/desk/mission-plan.ts";
import { type Plan, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { isOfMission } from "../../src/games/precognition/table/desk/questions.ts";
import { NO_PINS } from "../../src/games/precognition/table/draft/draft.ts";
import { sameAct } from "../../src/kit/desk/acts.ts";
import { manyTurns, type Turn } from "./positions.ts";

const TURNS = manyTurns(80, 8).filter(({ state }) => state.mission !== null);
const PLANS = TURNS.map((turn) => ({ ...turn, plan: planFrom(turn.state, turn.seat) }));

const whereOf = ({ seed, seat, state }: Turn): string => `seed ${seed}, round ${state.round}, seat ${seat}`;
const isIn = (plan: Plan, { act }: MissionChoice): boolean => plan.steps.some(({ chosen }) => sameAct(chosen, act));

test("all that the rules allow on the way of a plan is offered, once", () => {
  const kinds = new Set<string>();
  for (const { plan, ...turn } of PLANS) {
    const offered = missionChoices(plan).map(({ act }) => act);
    for (const { legal } of plan.steps) {
      for (const act of legal.filter(isOfMission)) {
        expect(
          offered.filter((one) => sameAct(one, act)),
          whereOf(turn),
        ).toHaveLength(1);
        kinds.add(act.do);
      }
    }
    for (const act of missionActs(turn.state, turn.seat)) {
      if (plan.steps[0]?.legal.some((one) => sameAct(one, act))) expect(offered).toContainEqual(act);
    }
  }
  expect([...kinds].sort()).toEqual(["mitigate", "reveal"]);
});

test("what is chosen is done at the moment that was asked for, and what is given up isn’t done", () => {
  const moments = new Set<string>();
  for (const { plan, state, seat, ...turn } of PLANS) {
    for (const choice of missionChoices(plan)) {
      for (const { moment } of choice.steps) {
        const pins = withMission(plan, NO_PINS, choice, moment);
        const then = planFrom(state, seat, pins);
        const where = `${whereOf({ state, seat, ...turn })}, ${JSON.stringify(choice.act)} ${moment}`;
        expect(isIn(then, choice), where).toBe(true);
        const chosen = missionChoices(then).find(({ act }) => sameAct(act, choice.act));
        expect(chosen?.steps.find(({ step }) => step === chosen.chosen)?.moment, where).toBe(moment);
        if (chosen !== undefined)
          expect(isIn(planFrom(state, seat, without(then, pins, chosen)), chosen), where).toBe(false);
        moments.add(moment);
      }
    }
  }
  expect([...moments].sort()).toEqual(["activate", "machines", "open"]);
});
