import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Icon, signStyle } from "../../cards/icons.tsx";
import { machineName } from "../../texts/names.ts";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses the Machine that loses a Battery to the river. */
export function UnplugControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "unplug")) return null;
  const { rooms } = boatAt(step.before, plan.seat);
  const label = say(line("desk.unplug"));
  const taken = plan.steps.filter((one) => actsOf(one.legal, "unplug").length > 0);
  return (
    <>
      {taken[0] === step && <p class="told">{say(line("desk.unplug.told", { n: taken.length }))}</p>}
      <span class="desk-plug" title={label}>
        <span class="desk-token battery lost" style={signStyle("battery")}>
          <Icon name="battery" />
        </span>
        <select
          aria-label={label}
          value={chosen.machine}
          onChange={({ currentTarget }) => onChoose({ do: "unplug", machine: Number(currentTarget.value) })}
        >
          {actsOf(legal, "unplug").map(({ machine }) => (
            <option key={machine} value={machine}>
              {say({ key: machineName(rooms, machine).piece })}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
