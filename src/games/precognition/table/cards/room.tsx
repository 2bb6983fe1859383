import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { RoomId } from "../../model/room.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { roomName } from "../texts/names.ts";
import { Machine } from "./machine.tsx";
import { pieceName } from "./piece.ts";
import "./room.css";

interface RoomProps {
  readonly id: RoomId;
  /** On its three Machines, if it is aboard. */
  readonly batteries?: readonly number[];
  /** Shows the rules in signs only; screen readers still get the text. */
  readonly isTerse?: boolean;
}

/** A Machine Room with its three Machines. */
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
          <li key={i} class={batteries[i] === machine.batteries ? "machine-row powered" : "machine-row"}>
            <Machine room={id} place={i} held={batteries[i] ?? 0} isTerse={isTerse} />
          </li>
        ))}
      </ol>
    </section>
  );
}
