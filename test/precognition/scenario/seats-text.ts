/** Players go by their names. */
import type { Seat } from "../../../src/engine/game.ts";
import type { Words } from "./words.ts";

export type Names = readonly string[];

export const isName = (word: string | undefined): word is string =>
  word !== undefined && /^[A-Z]\p{Letter}*$/u.test(word);

export function readSeat(words: Words, names: Names): Seat {
  const name = words.take("a player's name");
  const seat = names.indexOf(name);
  if (seat === -1) throw words.wrong(`nobody here is called "${name}"`);
  return seat;
}

export const nameOf = (names: Names, seat: Seat): string => names[seat] ?? `seat ${seat}`;
