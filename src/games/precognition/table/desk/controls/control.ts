import type { ComponentType } from "preact";
import type { Act } from "../../../model/acts.ts";
import type { Pins } from "../../draft/draft.ts";
import type { Plan, Step } from "../plan.ts";

export interface ControlProps {
  readonly plan: Plan;
  readonly step: Step;
  readonly pins: Pins;
  readonly names: readonly string[];
  readonly onChoose: (act: Act) => void;
  readonly onPins: (pins: Pins) => void;
}

export type Control = ComponentType<ControlProps>;
