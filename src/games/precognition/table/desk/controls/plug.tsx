import { actsOf } from "../../../../../kit/desk/acts.ts";
import { useDragging } from "../../../../../kit/desk/drag.ts";
import { useWords } from "../../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Icon, signStyle } from "../../cards/icons.tsx";
import { machineName } from "../../texts/names.ts";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

const HOLD = "hold";

/** A Battery to drag to a socket, or to send there by a button. With Objectives it may be kept in hand. */
export function PlugControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { tell } = useWords();
  const { chosen, legal } = step;
  const { rooms } = boatAt(step.before, plan.seat);
  const machines = actsOf(legal, "plug").map(({ machine }) => machine);
  const canHold = legal.some(({ do: kind }) => kind === HOLD);
  const send = (place: string): void => {
    if (place === HOLD && canHold) return onChoose({ do: "hold" });
    const machine = machines.find((one) => place === `machine:${one}`);
    if (machine !== undefined) onChoose({ do: "plug", machine });
    else tell(place, line(place.startsWith("machine:") ? "desk.plug.full" : "desk.plug.elsewhere"));
  };
  const dragging = useDragging(send);
  const label = say(line("desk.plug"));
  return (
    <span class="desk-plug" title={label}>
      <span class="desk-token battery" style={signStyle("battery")} {...dragging}>
        <Icon name="battery" />
      </span>
      <select
        aria-label={label}
        value={chosen.do === "plug" ? `machine:${chosen.machine}` : HOLD}
        onChange={({ currentTarget }) => send(currentTarget.value)}
      >
        {machines.map((machine) => (
          <option key={machine} value={`machine:${machine}`}>
            {say({ key: machineName(rooms, machine).piece })}
          </option>
        ))}
        {canHold && <option value={HOLD}>{say(line("desk.hold"))}</option>}
      </select>
    </span>
  );
}
