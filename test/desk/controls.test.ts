/** Each legal act has a control. */
import { expect, test } from "vitest";
import { ACTS } from "../../src/games/precognition/model/acts.ts";
import { CONTROLS } from "../../src/games/precognition/table/desk/controls/controls.ts";
import { SEALED } from "../../src/games/precognition/table/desk/desk.tsx";
import { planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { sectionsOf } from "../../src/games/precognition/table/desk/sections.ts";
import { manyTurns, openKind } from "./positions.ts";

test("every kind of act has a control, and no kind that doesn't exist has one", () => {
  expect([...Object.keys(CONTROLS), ...Object.keys(SEALED)].sort()).toEqual([...ACTS].sort());
});

test("wherever a boat is asked, the control of every open act stands on the desk", () => {
  const asked = new Set<string>();
  for (const { seed, state, seat } of manyTurns(60, 8)) {
    const plan = planFrom(state, seat);
    const parts = sectionsOf(plan).flatMap((section) => section.parts);
    for (const step of plan.steps) {
      for (const { do: kind } of step.legal) {
        const control = CONTROLS[openKind(kind)];
        const isThere = parts.some((part) => part.Control === control && (part.step === step || isShared(control)));
        expect(isThere, `${kind} in seed ${seed}, round ${state.round}, seat ${seat}`).toBe(true);
        asked.add(kind);
      }
    }
  }
  expect([...asked].sort()).toEqual(Object.keys(CONTROLS).sort());
});

/** Controls that a plan has only once. */
const isShared = (control: unknown): boolean =>
  control === CONTROLS.fire || control === CONTROLS.done || control === CONTROLS.activate;
