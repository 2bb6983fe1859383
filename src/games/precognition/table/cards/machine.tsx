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
  /** Its index in the Room, from the top. */
  readonly place: number;
  /** The Batteries on it. */
  readonly held?: number;
  /** Shows the rule in signs only; screen readers still get the text. */
  readonly isTerse?: boolean;
}

/** A Machine of a Room: its sockets, condition and effect. */
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

/** A single Machine, with the frame of its Room. */
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

/** A socket for each Battery that the Machine needs. */
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
