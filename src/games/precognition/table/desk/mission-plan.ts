/** Puts acts for Objectives into a plan and takes them out. */
import { sameAct } from "../../../../kit/desk/acts.ts";
import type { Act, ActOf } from "../../model/acts.ts";
import { boatAt } from "../../rules/flow.ts";
import type { Pins } from "../draft/draft.ts";
import { type Plan, pinned, type Step } from "./plan.ts";
import { isOfMission } from "./questions.ts";

export type MissionAct = ActOf<"reveal"> | ActOf<"mitigate">;

/** Before the cards are activated, before Machines fire, or after that. */
export type MissionMoment = "activate" | "machines" | "open";

export interface MissionChoice {
  readonly act: MissionAct;
  /** The step of the plan that does it, if any. */
  readonly chosen: Step | undefined;
  /** The steps at which it could be done, at most one for each moment, in order. */
  readonly steps: readonly { readonly moment: MissionMoment; readonly step: Step }[];
}

/** All acts for Objectives that are legal somewhere in this plan. */
export function missionChoices({ seat, steps }: Plan): readonly MissionChoice[] {
  const acts = steps.flatMap(({ legal }) => legal.filter(isMissionAct));
  const distinct = acts.filter((act, i) => acts.findIndex((other) => sameAct(other, act)) === i);
  return distinct.map((act) => {
    const possible = steps.filter(({ legal }) => legal.some((one) => sameAct(one, act)));
    const moments = possible.map((step) => ({ moment: momentOf(step, seat), step }));
    return {
      act,
      chosen: steps.find(({ chosen }) => sameAct(chosen, act)),
      steps: moments.filter(({ moment }, i) => moments.findIndex((one) => one.moment === moment) === i),
    };
  });
}

const isMissionAct = (act: Act): act is MissionAct => isOfMission(act);

function momentOf({ before }: Step, seat: number): MissionMoment {
  const { at } = boatAt(before, seat).stage;
  return at === "activate" || at === "machines" ? at : "open";
}

/** The step that ends the Action phase, if the plan comes that far. */
export const lastStep = ({ steps }: Plan): Step | undefined =>
  steps.find(({ legal }) => legal.some(({ do: kind }) => kind === "done"));

export function without(plan: Plan, pins: Pins, { chosen }: MissionChoice): Pins {
  if (chosen === undefined) return pins;
  const done = chosen.legal.find(({ do: kind }) => kind === "done");
  if (done !== undefined) return pinned(plan, pins, chosen, done);
  const { [chosen.question]: _, ...acts } = pins.acts;
  return { ...pins, acts };
}

/** At this moment, or by default as late as possible, when more is known and more has been gained. */
export function withMission(plan: Plan, pins: Pins, choice: MissionChoice, moment?: MissionMoment): Pins {
  const found = choice.steps.find((one) => one.moment === moment) ?? choice.steps.at(-1);
  if (found === undefined) return pins;
  const free = choice.chosen === undefined || choice.chosen === found.step ? pins : without(plan, pins, choice);
  return pinned(plan, free, found.step, choice.act);
}
