/** Each legal act can be reached with the controls of the desk. */

import { h } from "preact";
import { expect, test } from "vitest";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Control } from "../../src/games/precognition/table/desk/controls/control.ts";
import { CONTROLS } from "../../src/games/precognition/table/desk/controls/controls.ts";
import { type Plan, pinned, planFrom, type Step } from "../../src/games/precognition/table/desk/plan.ts";
import { isOfMission } from "../../src/games/precognition/table/desk/questions.ts";
import { sectionsOf } from "../../src/games/precognition/table/desk/sections.ts";
import { NO_PINS, type Pins } from "../../src/games/precognition/table/draft/draft.ts";
import { sameAct } from "../../src/kit/desk/acts.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { shown } from "../cards/saying.ts";
import { manyTurns, openKind, type Turn } from "./positions.ts";

const NAMES = ["Ada", "Ivo", "Mira", "Teo"];
const TURNS = manyTurns(60, 4);

/** Tries everything that can be pressed or chosen in a control, and returns the resulting pins. */
function triedOn(turn: Turn, plan: Plan, pins: Pins, step: Step, control: Control): readonly Pins[] {
  const found: Pins[] = [];
  const page = shown(
    h(control, {
      plan,
      pins,
      step,
      names: NAMES.slice(0, turn.state.boats.length),
      onChoose: (act: Act) => found.push(pinned(plan, pins, step, act)),
      onPins: (to: Pins) => found.push(to),
    }),
  );
  for (const button of page.named("button")) {
    button.press();
    const items = () => page.withRole("menuitemradio");
    for (let item = 0; item < items().length; item++) {
      items()[item]?.press();
      // It has closed the menu, which is opened for the next one.
      button.press();
    }
    if (items().length > 0) button.press();
  }
  for (const list of page.named("select")) for (const option of list.named("option")) list.choose(picked(option));
  return found;
}

const picked = ({ attributes }: Branch): string => attributes.value ?? "";

/** The controls on the desk for a step. */
function controlsFor(plan: Plan, step: Step): readonly Control[] {
  const wanted = new Set(step.legal.map(({ do: kind }) => CONTROLS[openKind(kind)]));
  const there = sectionsOf(plan).flatMap(({ parts }) => parts.map((part) => part.Control));
  return [...new Set(there.filter((control) => wanted.has(control)))];
}

/** All acts that can be chosen at this moment of the advised plan, by any sequence of presses. */
function reached(turn: Turn, advised: Plan, asked: Step): readonly Act[] {
  const moment = JSON.stringify(asked.before);
  const earlier = actsOf(advised).slice(0, advised.steps.indexOf(asked));
  const acts: Act[] = [];
  const seen = new Set<string>();
  const ahead: Pins[] = [NO_PINS];
  const reach = (act: Act) => {
    if (asked.legal.some((one) => sameAct(one, act)) && !acts.some((one) => sameAct(one, act))) acts.push(act);
  };
  for (let pins = ahead.shift(); pins !== undefined; pins = ahead.shift()) {
    const plan = planFrom(turn.state, turn.seat, pins);
    const key = JSON.stringify(actsOf(plan));
    if (seen.has(key)) continue;
    seen.add(key);
    // The order of acts for Objectives makes no difference.
    if (earlier.every((act) => isIn(plan, act))) for (const act of actsOf(plan).filter(isOfMission)) reach(act);
    const step = plan.steps.find(({ before }) => JSON.stringify(before) === moment);
    if (step === undefined) continue;
    reach(step.chosen);
    if (acts.length === asked.legal.length) break;
    for (const control of controlsFor(plan, step)) ahead.push(...triedOn(turn, plan, pins, step, control));
  }
  return acts;
}

const actsOf = ({ steps }: Plan): readonly Act[] => steps.map(({ chosen }) => chosen);
const isIn = (plan: Plan, act: Act): boolean => actsOf(plan).some((one) => sameAct(one, act));

test("every legal act of every kind of question is reached by pressing and choosing", () => {
  const known = new Set<string>();
  const kinds = new Set<string>();
  const modes = new Set<string>();
  for (const turn of TURNS) {
    const advised = planFrom(turn.state, turn.seat);
    for (const step of advised.steps) {
      // This question has been tested in another match.
      const question = JSON.stringify(step.legal);
      if (known.has(question)) continue;
      known.add(question);
      const where = `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}, ${step.question}`;
      const acts = reached(turn, advised, step);
      for (const act of step.legal) {
        expect(
          acts.some((one) => sameAct(one, act)),
          `${where}: ${JSON.stringify(act)}`,
        ).toBe(true);
        kinds.add(act.do);
      }
      modes.add(turn.state.options.mode);
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(CONTROLS).sort());
  expect(modes.size).toBe(3);
  expect(known.size).toBeGreaterThan(80);
});
