import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { RoomId } from "../../model/room.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { Icon, signStyle } from "../cards/icons.tsx";
import { machineName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import "./machine-pips.css";

/** Each Machine of a boat as a stack of sockets, with a line for each Machine Room. */
export function MachinePips({ boat: { rooms, machines } }: { readonly boat: Boat }) {
  const { say } = useSpeaker();
  if (rooms.length === 0) return <small>{say(line("machines.open"))}</small>;
  const firsts = rooms.map((_, i) => machinesOf(rooms.slice(0, i)).length);
  return (
    <div class="machine-pips" style={signStyle("battery")}>
      {rooms.map((room, i) => (
        <Room key={room} room={room} machines={machines.slice(firsts[i])} />
      ))}
    </div>
  );
}

interface RoomProps {
  readonly room: RoomId;
  /** Batteries by Machine, beginning with this Room's. */
  readonly machines: readonly number[];
}

function Room({ room, machines }: RoomProps) {
  const { say } = useSpeaker();
  return (
    <ul>
      {machinesOf([room]).map(({ batteries: needed }, i) => {
        const held = machines[i] ?? 0;
        const told = say(line("machines.held", { machine: machineName([room], i), held, needed }));
        return (
          <li key={i} class={held === needed ? "powered" : ""} title={told}>
            <span class="unseen">{told}</span>
            {Array.from({ length: needed }, (_, place) => (
              <span key={place} class={place < held ? "pip held" : "pip"} />
            ))}
            {held === needed && <Icon name="lit" />}
          </li>
        );
      })}
    </ul>
  );
}
