/** Groups the controls of a plan into sections, in the order of the phase. */
import { momentOf } from "../../../../kit/desk/plan.ts";
import type { Act } from "../../model/acts.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import type { Control } from "./controls/control.ts";
import { CONTROLS, type OpenKind } from "./controls/controls.ts";
import { needsMachines } from "./machine-standing.ts";
import type { Plan, Step } from "./plan.ts";
import { type Origin, originOf } from "./questions.ts";

/** `boat`: what is decided on it. `adjust`: how much is taken, healed, spent and lost. */
export type SectionName = "action" | "river" | "boat" | "adjust" | "objectives";

export interface Part {
  readonly step: Step;
  readonly Control: Control;
  /** The origin of the gain or loss. */
  readonly origin: Origin;
}

export interface Section {
  readonly name: SectionName;
  readonly parts: readonly Part[];
}

const SECTIONS: readonly SectionName[] = ["action", "river", "boat", "adjust", "objectives"];

const PLACES: Readonly<Record<OpenKind, SectionName>> = {
  activate: "action",
  take: "adjust",
  post: "boat",
  plug: "boat",
  hold: "boat",
  heal: "adjust",
  fire: "boat",
  rest: "boat",
  reveal: "objectives",
  mitigate: "objectives",
  done: "objectives",
  protect: "adjust",
  lose: "adjust",
  face: "river",
  ignore: "river",
  dismiss: "adjust",
  unplug: "boat",
};

/** Each open step has its control in one of these. A control that several steps share is there once. */
export function sectionsOf(plan: Plan): readonly Section[] {
  const { start, seat, steps } = plan;
  const parts = steps.flatMap((step): (Part & { readonly name: SectionName })[] =>
    kindsOf(step).map((kind) => ({
      step,
      Control: CONTROLS[kind],
      origin: originOf(momentOf(plan, step)),
      name: PLACES[kind],
    })),
  );
  const isFirst = (part: Part, i: number): boolean =>
    parts.findIndex((one) => one.Control === part.Control && isOneDecision(one, part)) === i;
  const once = parts.filter(isFirst);
  // The boat is there even if no Machine can fire, because Batteries are dragged to them. So are the tile that has to be
  // answered, and the Objectives while something can be gained for them.
  const isAlwaysThere = (name: SectionName): boolean =>
    (name === "boat" && needsMachines(plan)) ||
    (name === "river" && start.phase === "answer") ||
    (name === "objectives" && isForObjectives(start, seat));
  return SECTIONS.map((name) => ({ name, parts: once.filter((part) => part.name === name) })).filter(
    ({ name, parts: some }) => isAlwaysThere(name) || some.length > 0,
  );
}

/** Before Maintenance, in the co-operative game. */
const isForObjectives = (state: State, seat: number): boolean =>
  state.mission !== null && state.phase === "act" && !["protect", "lose"].includes(boatAt(state, seat).stage.at);

/** Controls that are there once, however many steps they have. */
const BOARDS: readonly Control[] = [CONTROLS.fire, CONTROLS.activate, CONTROLS.done];

const isOneDecision = (one: Part, other: Part): boolean => one.step === other.step || BOARDS.includes(one.Control);

/** A key that is the same in each plan, so that the keyboard focus stays when a part changes the plan. */
export const partKey = ({ step, Control }: Part): string =>
  BOARDS.includes(Control) ? Control.name : `${step.question} ${Control.name}`;

const kindsOf = ({ legal }: Step): readonly OpenKind[] => [
  ...new Set(legal.map(({ do: kind }) => kind).filter(isOpen)),
];

const isOpen = (kind: Act["do"]): kind is OpenKind => Object.hasOwn(CONTROLS, kind);
