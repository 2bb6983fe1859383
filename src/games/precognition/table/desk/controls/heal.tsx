import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Stepper } from "../../../../../kit/desk/stepper.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses how many Humans a Machine heals. */
export function HealControl({ step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "heal")) return null;
  return (
    <Stepper
      label={say(line("desk.heal"))}
      value={chosen.humans}
      least={0}
      most={Math.max(...actsOf(legal, "heal").map(({ humans }) => humans))}
      onChange={(humans) => onChoose({ do: "heal", humans })}
    >
      <Icon name="heal" />
    </Stepper>
  );
}
