import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { RoomId } from "../../model/room.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { ruleLine } from "../cards/rule-line.ts";
import { machineName, roomName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import "./machine-rules.css";

interface MachineRulesProps {
  readonly boats: readonly Boat[];
  readonly names: readonly string[];
}

/** Descriptions of all Machine Rooms that are aboard or offered, and on which boats they are. */
export function MachineRules({ boats, names }: MachineRulesProps) {
  const { say } = useSpeaker();
  const rooms = [...new Set(boats.flatMap(roomsOf))];
  const aboard = (room: RoomId): string[] =>
    boats.flatMap((boat, seat) => (roomsOf(boat).includes(room) ? (names[seat] ?? []) : []));
  if (rooms.length === 0) return null;
  return (
    <details class="machine-rules">
      <summary>{say(line("machines.caption"))}</summary>
      <div class="rooms">
        {rooms.map((room) => (
          <RoomRules key={room} room={room} aboard={aboard(room).length === boats.length ? [] : aboard(room)} />
        ))}
      </div>
    </details>
  );
}

const roomsOf = ({ rooms, offered }: Boat): readonly RoomId[] => (rooms.length > 0 ? rooms : offered);

interface RoomRulesProps {
  readonly room: RoomId;
  /** The names of the boats; empty if all have it. */
  readonly aboard: readonly string[];
}

function RoomRules({ room, aboard }: RoomRulesProps) {
  const { say } = useSpeaker();
  return (
    <section>
      <h4>
        {say({ key: roomName(room).piece })}
        {aboard.length > 0 && <small> {aboard.join(", ")}</small>}
      </h4>
      <dl>
        {machinesOf([room]).map((machine, i) => (
          <div key={i}>
            <dt>
              {say({ key: machineName([room], i).piece })}{" "}
              <small>{say(line("machines.needed", { needed: machine.batteries }))}</small>
            </dt>
            <dd>{say(ruleLine(machine))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
