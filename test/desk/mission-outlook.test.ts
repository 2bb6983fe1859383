/** A preview's statements about Objectives are true once it has been played. */
import { expect, test } from "vitest";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { isMet } from "../../src/games/precognition/rules/mission.ts";
import { missionOutlook } from "../../src/games/precognition/table/desk/mission-outlook.ts";
import { planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { outcomeOf } from "../../src/games/precognition/table/desk/preview.ts";
import { manyTurns } from "./positions.ts";

const TURNS = manyTurns(80, 8).filter(
  ({ state, seat }) => state.mission !== null && boatAt(state, seat).stage.at === "activate",
);

test("so many Objectives are met, and those are eased, as when the plan has been played", () => {
  let eased = 0;
  let changed = 0;
  for (const { state, seat } of TURNS) {
    const plan = planFrom(state, seat);
    const outlook = missionOutlook(state, seat, outcomeOf(plan));
    const known = state.mission?.shown.map(({ id }) => id) ?? [];
    const after = plan.end.mission?.shown.filter(({ id }) => known.includes(id)) ?? [];
    expect(outlook.known).toBe(known.length);
    expect(outlook.met).toBe(after.filter((one) => isMet(plan.end, one)).length);
    expect(outlook.eased).toEqual(
      after
        .filter(({ id, isMitigated }) => isMitigated && !wasEased(state.mission?.shown ?? [], id))
        .map(({ id }) => id),
    );
    eased += outlook.eased.length;
    if (outlook.met !== (state.mission?.shown ?? []).filter((one) => isMet(state, one)).length) changed += 1;
  }
  expect(eased).toBeGreaterThan(0);
  expect(changed).toBeGreaterThan(10);
});

const wasEased = (shown: readonly { readonly id: string; readonly isMitigated: boolean }[], id: string): boolean =>
  shown.some((one) => one.id === id && one.isMitigated);
