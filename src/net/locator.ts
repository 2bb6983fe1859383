/** Finds where two records diverge by a few hashes at growing distances from the end. */
import { type Book, positionOf } from "../fair/book.ts";
import type { Locator } from "./messages.ts";

/** The end (or how far we acknowledge), and places further and further back to the beginning. */
export function locatorOf(book: Book, end = positionOf(book)): Locator {
  const places = [end];
  for (let back = 1; back < end; back *= 2) places.push(end - back);
  if (end > 0) places.push(0);
  return { epoch: book.epoch, heads: places.map((p) => ({ p, head: book.heads[p] ?? "" })) };
}

/** The last of these places that our book shares; nothing if it's another match. */
export function commonWith(book: Book, { heads }: Locator): number | undefined {
  const same = heads.flatMap(({ p, head }) => (book.heads[p] === head ? [p] : []));
  return same.length === 0 ? undefined : Math.max(...same);
}

export const endOf = ({ heads }: Locator): number => Math.max(...heads.map(({ p }) => p));

/** Whether the two differ somewhere, and not only in how far they go. */
export const hasDiverged = (book: Book, { heads }: Locator): boolean =>
  heads.some(({ p, head }) => p <= positionOf(book) && book.heads[p] !== head);
