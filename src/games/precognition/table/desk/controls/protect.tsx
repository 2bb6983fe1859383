import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Stepper } from "../../../../../kit/desk/stepper.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses how many Protectors are discarded against the Bane. */
export function ProtectControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "protect")) return null;
  const before = boatAt(step.before, plan.seat).bane;
  const after = boatAt(step.after, plan.seat).bane;
  return (
    <>
      <p class="told" data-about="protect">
        {say(line("desk.protect.told"))}
      </p>
      <Stepper
        label={say(line("desk.protect"))}
        value={chosen.protectors}
        least={0}
        most={Math.max(...actsOf(legal, "protect").map(({ protectors }) => protectors))}
        onChange={(protectors) => onChoose({ do: "protect", protectors })}
      >
        <Icon name="protector" />
      </Stepper>
      <small>{say(line("desk.protect.bane", { before, after }))}</small>
    </>
  );
}
