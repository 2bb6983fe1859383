/** How far two records go together, told in a few hashes. */
import { type Book, positionOf } from "../fair/book.ts";
import type { Reach } from "./messages.ts";

/** The end, or as far as it is told, and places further and further back as far as the beginning. */
export function reachOf(book: Book, end = positionOf(book)): Reach {
  const places = [end];
  for (let back = 1; back < end; back *= 2) places.push(end - back);
  if (end > 0) places.push(0);
  return { epoch: book.epoch, heads: places.map((p) => ({ p, head: book.heads[p] ?? "" })) };
}

/** The last place that is told and is the same in our book; nothing if it's another match. */
export function commonWith(book: Book, { heads }: Reach): number | undefined {
  const same = heads.flatMap(({ p, head }) => (book.heads[p] === head ? [p] : []));
  return same.length === 0 ? undefined : Math.max(...same);
}

export const endOf = ({ heads }: Reach): number => Math.max(...heads.map(({ p }) => p));

/** Whether the two differ somewhere, and not only in how far they go. */
export const hasParted = (book: Book, { heads }: Reach): boolean =>
  heads.some(({ p, head }) => p <= positionOf(book) && book.heads[p] !== head);
