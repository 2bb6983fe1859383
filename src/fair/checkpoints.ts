/** Checkpoints of a book: earlier states from which a place in between can be replayed. */
import type { Types } from "../engine/game.ts";
import type { Book } from "./book.ts";

/** At most so many checkpoints, at least so many entries apart. */
const MOST = 16;
const LEAST = 16;

/** How many entries lie between two of them: the longer the record, the more. */
function distanceAt(length: number): number {
  let distance = LEAST;
  while (distance * MOST < length) distance *= 2;
  return distance;
}

/** The checkpoints of the book that follows on `book`. */
export function checkpointsAfter<T extends Types>(book: Book<T>): readonly Book<T>[] {
  const length = book.entries.length;
  const distance = distanceAt(length);
  if (length === 0 || length % distance !== 0) return book.checkpoints;
  return [...book.checkpoints.filter(({ entries }) => entries.length % distance === 0), { ...book, checkpoints: [] }];
}

/** The checkpoints up to this length; the last may be the book itself. */
export const checkpointsUpTo = <T extends Types>(book: Book<T>, length: number): readonly Book<T>[] =>
  [...book.checkpoints, book].filter(({ entries }) => entries.length <= length);
