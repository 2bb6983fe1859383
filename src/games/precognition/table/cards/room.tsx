import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Machine, RoomId } from "../../model/room.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { machineName, roomName } from "../names.ts";
import { ruleLine } from "../overview/rule-line.ts";
import { line } from "../texts.ts";
import { conditionFace, effectFace } from "./condition-face.ts";
import { DrawingSvg } from "./drawing-svg.tsx";
import { Icon } from "./icons.tsx";
import { pieceName } from "./piece.ts";
import "./room.css";

interface RoomProps {
  readonly id: RoomId;
  /** On its three Machines, if it is on board. */
  readonly batteries?: readonly number[];
  /** The rules in signs only; the words are there for those who listen. */
  readonly isTerse?: boolean;
}

/** A Machine Room: for each Machine its sockets, what it looks for, and what it gives. */
export function Room({ id, batteries = [], isTerse = false }: RoomProps) {
  const { say } = useSpeaker();
  return (
    <section
      class={`room${isTerse ? " terse" : ""}`}
      data-piece={pieceName("room", id)}
      aria-label={say({ key: roomName(id).piece })}
    >
      <h4>{say({ key: roomName(id).piece })}</h4>
      <ol>
        {machinesOf([id]).map((machine, i) => (
          <li key={i} class={batteries[i] === machine.batteries ? "powered" : ""}>
            <Sockets machine={machine} held={batteries[i] ?? 0} name={say({ key: machineName([id], i).piece })} />
            <span class="machine">
              <span class="machine-name">{say({ key: machineName([id], i).piece })}</span>
              <span class="machine-signs" aria-hidden="true">
                <DrawingSvg drawing={conditionFace(machine)} />
                <span class="leads-to">›</span>
                <DrawingSvg drawing={effectFace(machine)} />
              </span>
              <span class={isTerse ? "unseen" : "machine-rule"}>{say(ruleLine(machine))}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SocketsProps {
  readonly machine: Machine;
  readonly held: number;
  readonly name: string;
}

/** A place for every Battery that it takes to power it. */
function Sockets({ machine: { batteries: needed }, held, name }: SocketsProps) {
  const { say } = useSpeaker();
  return (
    <span class="sockets" role="img" aria-label={say(line("card-rule.sockets", { machine: name, held, needed }))}>
      {Array.from({ length: needed }, (_, i) => (
        <span key={i} class={i < held ? "socket held" : "socket"}>
          <Icon name="battery" />
        </span>
      ))}
    </span>
  );
}
