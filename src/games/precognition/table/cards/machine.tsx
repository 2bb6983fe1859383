import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { RoomId } from "../../model/room.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { machineName, roomName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { conditionFace, effectFace } from "./condition-face.ts";
import { Icon, signStyle } from "./icons.tsx";
import { ruleLine } from "./rule-line.ts";
import "./room.css";

interface MachineProps {
  readonly room: RoomId;
  /** From the top. */
  readonly place: number;
  /** How many Batteries it holds. */
  readonly held?: number;
  /** The rule in signs only; the words are there for those who listen. */
  readonly isTerse?: boolean;
}

/** A Machine of a Room: its sockets, what it looks for, and what it gives. */
export function Machine({ room, place, held = 0, isTerse = false }: MachineProps) {
  const { say } = useSpeaker();
  const machine = machinesOf([room])[place];
  if (machine === undefined) return null;
  const name = say({ key: machineName([room], place).piece });
  return (
    <>
      <Sockets needed={machine.batteries} held={held} name={name} />
      <span class="machine">
        <span class="machine-name">{name}</span>
        <span class="machine-signs" aria-hidden="true">
          <DrawingSvg drawing={conditionFace(machine)} />
          <span class="leads-to">›</span>
          <DrawingSvg drawing={effectFace(machine)} />
        </span>
        <span class={isTerse ? "unseen" : "machine-rule"}>{say(ruleLine(machine))}</span>
      </span>
    </>
  );
}

/** One Machine alone, as a part of its Room. */
export function MachinePiece({ room, place, isTerse = false }: Omit<MachineProps, "held">) {
  const { say } = useSpeaker();
  return (
    <div class={`room${isTerse ? " terse" : ""}`}>
      <h4>{say({ key: roomName(room).piece })}</h4>
      <div class="machine-row">
        <Machine room={room} place={place} isTerse={isTerse} />
      </div>
    </div>
  );
}

interface SocketsProps {
  readonly needed: number;
  readonly held: number;
  readonly name: string;
}

/** A place for every Battery that it takes to power it. */
function Sockets({ needed, held, name }: SocketsProps) {
  const { say } = useSpeaker();
  return (
    <span
      class="sockets"
      style={signStyle("battery")}
      role="img"
      aria-label={say(line("card-rule.sockets", { machine: name, held, needed }))}
    >
      {Array.from({ length: needed }, (_, i) => (
        <span key={i} class={i < held ? "socket held" : "socket"}>
          <Icon name="battery" />
        </span>
      ))}
    </span>
  );
}
