/** `living-deck top`: a Machine by its Room and its row. */
import { ADVANCED_ROOMS } from "../../../src/games/precognition/content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../../src/games/precognition/content/rooms.ts";
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import { machinesOf } from "../../../src/games/precognition/rules/pieces.ts";
import { readNumber, type Words } from "./words.ts";

const ROWS = ["top", "middle", "bottom"];
const STANDARD: readonly RoomId[] = STANDARD_ROOMS.map(({ id }) => id);
const ROOMS: readonly RoomId[] = [...STANDARD_ROOMS, ...ADVANCED_ROOMS].map(({ id }) => id);

export const isRoom = (word: string): boolean => ROOMS.includes(word);

export function readRoom(words: Words): RoomId {
  const room = words.take("a Machine Room");
  if (!isRoom(room)) throw words.wrong(`there is no Machine Room "${room}"`);
  return room;
}

/** In words; which of a boat's Machines it is follows from the boat's Rooms. */
export type MachineText = string;

export function readMachine(words: Words): MachineText {
  const room = readRoom(words);
  const row = words.take("top, middle or bottom");
  if (!ROWS.includes(row)) throw words.wrong(`"${row}" is neither top, middle nor bottom`);
  return `${room} ${row}`;
}

export const machineText = (rooms: readonly RoomId[], machine: number): MachineText =>
  `${rooms[Math.floor(machine / ROWS.length)]} ${ROWS[machine % ROWS.length]}`;

/** What isn't named is as in the standard set-up. */
export function machineOf(rooms: readonly RoomId[], text: MachineText): number {
  const [room = "", row = ""] = text.split(" ");
  const known = rooms.length === 0 ? STANDARD : rooms;
  if (!known.includes(room)) throw new Error(`there is no ${room} on this boat`);
  return known.indexOf(room) * ROWS.length + ROWS.indexOf(row);
}

export type Batteries = readonly [number, number, number];

/** The Batteries on the Machines of a Room, from the top: `2 0 1`, `0 0 full`; or `full` for all three. */
export function readBatteries(words: Words, room: RoomId): Batteries {
  const [top = 0, middle = 0, bottom = 0] = machinesOf([room]).map(({ batteries }) => batteries);
  const readOne = (full: number): number => (words.skip("full") ? full : readNumber(words));
  const isFull = words.peek() === "full";
  const first = readOne(top);
  const isAll = isFull && !/^(?:\d+|full)$/u.test(words.peek() ?? "");
  return isAll ? [top, middle, bottom] : [first, readOne(middle), readOne(bottom)];
}
