import type { ComponentType } from "preact";
import type { Act } from "../../../model/acts.ts";
import type { Pins, Plan, Step } from "../plan.ts";

export interface ControlProps {
  readonly plan: Plan;
  readonly step: Step;
  readonly pins: Pins;
  readonly names: readonly string[];
  /** Answers this step with this act. */
  readonly onChoose: (act: Act) => void;
  readonly onPins: (pins: Pins) => void;
}

export type Control = ComponentType<ControlProps>;

/** The open acts of one kind. */
export const actsOf = <Do extends Act["do"]>(acts: readonly Act[], kind: Do): readonly Extract<Act, { do: Do }>[] =>
  acts.filter((act): act is Extract<Act, { do: Do }> => act.do === kind);

export const isKind = <Do extends Act["do"]>(act: Act, kind: Do): act is Extract<Act, { do: Do }> => act.do === kind;
