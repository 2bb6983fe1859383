import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { boatAt } from "../../rules/flow.ts";
import { machineName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import type { ControlProps } from "./controls/control.ts";
import { firingIn, sooner } from "./firing.ts";
import { pinned } from "./plan.ts";
import type { Origin } from "./questions.ts";
import { type Part, partKey } from "./sections.ts";
import "./adjust.css";

interface AdjustProps extends Pick<ControlProps, "plan" | "pins" | "names" | "onPins"> {
  readonly parts: readonly Part[];
}

/** How much is taken, healed, spent and lost, by where it comes from; and the order of the Machines. */
export function Adjust({ parts, ...controls }: AdjustProps) {
  const { say } = useSpeaker();
  const { plan, pins, names, onPins } = controls;
  const { rooms } = boatAt(plan.start, plan.seat);
  const [gains, losses] = [parts.filter(isGain), parts.filter((part) => !isGain(part))];
  const { order } = firingIn(plan);
  const nameOf = (origin: Origin): string =>
    say(
      typeof origin === "number"
        ? { key: machineName(rooms, origin).piece }
        : line(origin === "river" ? "desk.section.river" : "desk.section.action"),
      names,
    );
  const control = (part: Part) => (
    <part.Control
      key={partKey(part)}
      {...controls}
      step={part.step}
      onChoose={(act) => onPins(pinned(plan, pins, part.step, act))}
    />
  );
  return (
    <div class="plan-adjust">
      {[...new Set(gains.map(({ origin }) => origin))].map((origin) => (
        <div key={origin} class="adjust-row">
          <h4>{nameOf(origin)}</h4>
          <span class="adjusted">{gains.filter((part) => part.origin === origin).map(control)}</span>
        </div>
      ))}
      {losses.map((part) => (
        <div key={partKey(part)} class="adjust-row upkeep">
          {control(part)}
        </div>
      ))}
      {order.length > 1 && (
        <div class="adjust-row">
          <h4>{say(line("desk.fire.order"))}</h4>
          <ol class="adjusted">
            {order.map((machine, place) => {
              const name = say({ key: machineName(rooms, machine).piece });
              return (
                <li key={machine}>
                  {place === 0 ? (
                    <span>1 {name}</span>
                  ) : (
                    <button
                      type="button"
                      aria-label={say(line("desk.fire.sooner", { machine: name }))}
                      onClick={() => onPins(sooner(pins, order, machine))}
                    >
                      {place + 1} {name} <span aria-hidden="true">↑</span>
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </div>
  );
}

const isGain = ({ step }: Part): boolean => step.legal.some(({ do: kind }) => kind === "take" || kind === "heal");
