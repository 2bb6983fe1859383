/** `living-deck top`: a Machine by its Room and its row. */
import { STANDARD_ROOMS } from "../../../src/games/precognition/content/rooms.ts";
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import { readNumber, type Words } from "./words.ts";

const ROWS = ["top", "middle", "bottom"];
export const ROOMS: readonly RoomId[] = STANDARD_ROOMS.map(({ id }) => id);

export function readMachine(words: Words): number {
  const room = words.take("a Machine Room");
  if (!ROOMS.includes(room)) throw words.wrong(`there is no Machine Room "${room}"`);
  const row = words.take("top, middle or bottom");
  if (!ROWS.includes(row)) throw words.wrong(`"${row}" is neither top, middle nor bottom`);
  return ROOMS.indexOf(room) * ROWS.length + ROWS.indexOf(row);
}

export const printMachine = (machine: number): string =>
  `${ROOMS[Math.floor(machine / ROWS.length)]} ${ROWS[machine % ROWS.length]}`;

/** The Batteries on the Machines of a Room, from the top: `2 0 1`. */
export const readBatteries = (words: Words): readonly number[] => ROWS.map(() => readNumber(words));

export const batteriesIn = (machines: readonly number[], room: RoomId): readonly number[] => {
  const first = ROOMS.indexOf(room) * ROWS.length;
  return machines.slice(first, first + ROWS.length);
};
