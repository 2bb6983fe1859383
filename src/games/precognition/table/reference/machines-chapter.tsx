/** All Machine Rooms of both set-ups, with their Machines. */
import type { Chapter, Entry } from "../../../../ui/reference/reference.ts";
import { ADVANCED_ROOMS } from "../../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";
import type { Condition, Machine, Room as RoomPrinted } from "../../model/room.ts";
import { MachinePiece } from "../cards/machine.tsx";
import { Room } from "../cards/room.tsx";
import { ruleLine } from "../cards/rule-line.ts";
import { machineName, roomName } from "../texts/names.ts";
import { term } from "./entry.ts";
import { BoatScene } from "./pictures/boat-scene.tsx";
import { MACHINERY, WHOLE_BOAT } from "./pictures/parts-of-boat.ts";
import { type ReferenceKey, told } from "./texts.ts";

const roomEntries = ({ id, machines }: RoomPrinted, kind: ReferenceKey): Entry[] => {
  const parts = machines.map((machine, i) => machineEntry(id, machine, i));
  return [
    {
      id: roomName(id).piece,
      title: { key: roomName(id).piece },
      kind: told(kind),
      icon: "battery",
      Picture: () => <Room id={id} />,
      text: [],
      see: ["term.room", "term.machine", ...parts.map((part) => part.id)],
    },
    ...parts,
  ];
};

const machineEntry = (room: string, machine: Machine, place: number): Entry => ({
  id: machineName([room], place).piece,
  title: { key: machineName([room], place).piece },
  kind: told("machine.kind", { room: roomName(room) }),
  icon: "battery",
  isPart: true,
  Picture: () => <MachinePiece room={room} place={place} isTerse />,
  text: [ruleLine(machine), { ...told("machine.needs", { needed: machine.batteries }), icon: "battery" }],
  see: [roomName(room).piece, "term.machine", ...termsOf(machine.when), ...(machine.heals ? ["term.heal"] : [])],
});

function termsOf(when: Condition): string[] {
  if ("gained" in when) return ["term.gain"];
  return "given" in when ? ["term.give"] : ["term.action-zone"];
}

export const machinesChapter: Chapter = {
  title: told("chapter.machines"),
  entries: [
    term({
      id: "term.machine",
      icon: "battery",
      Picture: () => <MachinePiece room={STANDARD_ROOMS[0]?.id ?? ""} place={0} />,
      text: [
        told("term.machine.text"),
        told("term.machine.order"),
        told("term.machine.standard"),
        told("term.machine.rows"),
      ],
      see: ["term.room", "term.battery", ...STANDARD_ROOMS.map(({ id }) => roomName(id).piece)],
    }),
    term({
      id: "term.room",
      icon: "battery",
      Picture: () => <BoatScene view={WHOLE_BOAT} lit={MACHINERY} />,
      text: [told("term.room.text")],
      see: ["term.machine", "option.setup.advanced", ...STANDARD_ROOMS.map(({ id }) => roomName(id).piece)],
    }),
    ...STANDARD_ROOMS.flatMap((room) => roomEntries(room, "room.standard")),
    ...ADVANCED_ROOMS.flatMap((room) => roomEntries(room, "room.advanced")),
  ],
};
