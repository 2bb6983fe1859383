/** Where a book can be opened at an earlier place without writing all of it anew. */
import type { Types } from "../engine/game.ts";
import type { Book } from "./book.ts";

/** As many places at most, and as far apart at least. */
const MOST = 16;
const LEAST = 16;

/** So many entries lie between two of them: more, the longer the record is. */
function distanceAt(length: number): number {
  let distance = LEAST;
  while (distance * MOST < length) distance *= 2;
  return distance;
}

/** The places that are kept once an entry follows on `book`. */
export function earlierOf<T extends Types>(book: Book<T>): readonly Book<T>[] {
  const length = book.entries.length;
  const distance = distanceAt(length);
  if (length === 0 || length % distance !== 0) return book.earlier;
  return [...book.earlier.filter(({ entries }) => entries.length % distance === 0), { ...book, earlier: [] }];
}

/** Of these places all that aren't further on; the last of them may be the book as it is. */
export const upTo = <T extends Types>(book: Book<T>, length: number): readonly Book<T>[] =>
  [...book.earlier, book].filter(({ entries }) => entries.length <= length);
