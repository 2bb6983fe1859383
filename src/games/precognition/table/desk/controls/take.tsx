import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Stepper } from "../../../../../kit/desk/stepper.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses how much of an offer is taken. */
export function TakeControl({ step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "take")) return null;
  const { good, amount } = chosen;
  const amounts = actsOf(legal, "take").map((act) => act.amount);
  return (
    <Stepper
      label={say(line("desk.take", { good }))}
      value={amount}
      least={Math.min(...amounts)}
      most={Math.max(...amounts)}
      onChange={(to) => onChoose({ do: "take", good, amount: to })}
    >
      <Icon name={good === "human" ? "contaminated" : good} />
    </Stepper>
  );
}
