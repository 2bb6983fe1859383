import { actsOf } from "../../../../kit/desk/acts.ts";
import { WordAt } from "../../../../kit/desk/words.tsx";
import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { conditionFace, effectFace } from "../cards/condition-face.ts";
import { Icon, signStyle } from "../cards/icons.tsx";
import { ruleLine } from "../cards/rule-line.ts";
import { machineName, roomName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import type { ControlProps } from "./controls/control.ts";
import { hindrances } from "./machine-standing.ts";
import { firingPins } from "./plan.ts";
import { isFire } from "./questions.ts";
import "./machine-board.css";

type MachineBoardProps = Pick<ControlProps, "plan" | "pins" | "onPins">;

/**
 * The Machine Rooms with the Batteries of the plan. Ready Machines are switched on or off, and the others say why they
 * aren’t ready.
 */
export function MachineBoard({ plan, pins, onPins }: MachineBoardProps) {
  const { say } = useSpeaker();
  const { seat, start, end, steps } = plan;
  const before = boatAt(start, seat);
  const after = boatAt(end, seat);
  const ready = new Set(steps.flatMap(({ legal }) => actsOf(legal, "fire").map(({ machine }) => machine)));
  const missing = hindrances(plan);
  const order = steps
    .map(({ chosen }) => chosen)
    .filter(isFire)
    .map(({ machine }) => machine);

  const turn = (machine: number): void =>
    onPins(
      order.includes(machine)
        ? firingPins(
            pins,
            order.filter((one) => one !== machine),
            [machine],
          )
        : firingPins(pins, [...order, machine], []),
    );
  const fireSooner = (machine: number): void => {
    const at = order.indexOf(machine);
    onPins(firingPins(pins, order.toSpliced(at, 1).toSpliced(at - 1, 0, machine), []));
  };
  return (
    <div class="desk-machines">
      {missing === undefined && ready.size === 0 && start.phase === "act" && (
        <p class="later">{say(line("desk.machines.later"))}</p>
      )}
      {before.rooms.map((room, r) => (
        <section key={room}>
          <h4>{say({ key: roomName(room).piece })}</h4>
          <ul>
            {machinesOf([room]).map((machine, m) => {
              const i = 3 * r + m;
              const name = say({ key: machineName(before.rooms, i).piece });
              const held = after.machines[i] ?? 0;
              const was = before.machines[i] ?? 0;
              const place = order.indexOf(i);
              const why = ready.has(i) ? undefined : missing?.[i];
              return (
                <li
                  key={i}
                  class={`${held === machine.batteries ? "powered" : ""} ${place >= 0 ? "fires" : ""}`}
                  data-drop={`machine:${i}`}
                  title={`${name}: ${say(ruleLine(machine))}`}
                >
                  <span class="desk-sockets" style={signStyle("battery")} aria-hidden="true">
                    {Array.from({ length: machine.batteries }, (_, socket) => (
                      <span key={socket} class={socketClass(socket, was, held)} />
                    ))}
                  </span>
                  <span class="desk-machine">
                    <span class="name">{name}</span>
                    <span class="signs" aria-hidden="true">
                      <DrawingSvg drawing={conditionFace(machine)} />
                      <span class="leads">›</span>
                      <DrawingSvg drawing={effectFace(machine)} />
                      {held === machine.batteries && <Icon name="lit" />}
                    </span>
                  </span>
                  <span class="unseen">
                    {say(line("machines.held", { machine: name, held, needed: machine.batteries }))}
                  </span>
                  <WordAt at={`machine:${i}`} />
                  {why !== undefined && <span class="why">{say(why)}</span>}
                  {ready.has(i) && (
                    <span class="firing">
                      {place > 0 && (
                        <button
                          type="button"
                          class="sooner"
                          aria-label={say(line("desk.fire.sooner", { machine: name }))}
                          onClick={() => fireSooner(i)}
                        >
                          ↑
                        </button>
                      )}
                      <button
                        type="button"
                        class="switch"
                        role="switch"
                        aria-checked={place >= 0}
                        aria-label={say(line("desk.fire", { machine: name }))}
                        onClick={() => turn(i)}
                      >
                        {place >= 0 && order.length > 1 ? place + 1 : ""}
                      </button>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function socketClass(socket: number, was: number, held: number): string {
  if (socket < Math.min(was, held)) return "full";
  if (socket < held) return "full new";
  return socket < was ? "lost" : "";
}
