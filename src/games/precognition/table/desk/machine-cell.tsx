import type { ComponentChildren } from "preact";
import { WordAt } from "../../../../kit/desk/words.tsx";
import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Machine } from "../../model/room.ts";
import { conditionFace, effectFace } from "../cards/condition-face.ts";
import { Icon, signStyle } from "../cards/icons.tsx";
import { ruleLine } from "../cards/rule-line.ts";
import { line } from "../texts/texts.ts";
import { machinePlace } from "./piles.ts";
import "./machine-cell.css";

interface MachineCellProps {
  readonly index: number;
  readonly machine: Machine;
  readonly name: string;
  /** Batteries on it now, and after the plan. */
  readonly was: number;
  readonly held: number;
  /** Its place among those that fire, or −1, and how many these are. */
  readonly place: number;
  readonly fires: number;
  readonly why: Line | undefined;
  /** Switches it on or off; undefined if it can't fire. */
  readonly onTurn: (() => void) | undefined;
  /** The Batteries that can be moved. */
  readonly children: ComponentChildren;
}

/** A Machine with its sockets. One that can fire is pressed to switch it on or off, and the others say what they miss. */
export function MachineCell({ index, machine, name, was, held, place, fires, why, ...props }: MachineCellProps) {
  const { say } = useSpeaker();
  const isPowered = held === machine.batteries;
  const at = machinePlace(index);
  const told = `${name}: ${say(ruleLine(machine))}`;
  const face = (
    <>
      <span class="name">{name}</span>
      <span class="signs" aria-hidden="true">
        <DrawingSvg drawing={conditionFace(machine)} />
        <span class="leads">›</span>
        <DrawingSvg drawing={effectFace(machine)} />
      </span>
    </>
  );
  return (
    <li class={`${isPowered ? "powered" : ""} ${place >= 0 ? "fires" : ""}`} data-drop={at} title={told}>
      <span class="desk-sockets" style={signStyle("battery")} aria-hidden="true">
        {Array.from({ length: machine.batteries }, (_, socket) => (
          <span key={socket} class={socketClass(socket, was, held)} />
        ))}
      </span>
      <span class="unseen">{say(line("machines.held", { machine: name, held, needed: machine.batteries }))}</span>
      {props.onTurn === undefined ? (
        <span class="desk-machine">
          {face}
          {why !== undefined && <span class="why">{say(why)}</span>}
        </span>
      ) : (
        <button
          type="button"
          class="desk-machine press"
          role="switch"
          aria-checked={place >= 0}
          aria-label={say(line("desk.fire", { machine: name }))}
          onClick={props.onTurn}
        >
          {face}
          <span class="lamp">{place >= 0 && fires > 1 ? place + 1 : <Icon name="lit" />}</span>
        </button>
      )}
      {props.children}
      <WordAt at={at} />
    </li>
  );
}

function socketClass(socket: number, was: number, held: number): string {
  if (socket < Math.min(was, held)) return "full";
  if (socket < held) return "full new";
  return socket < was ? "lost" : "";
}
