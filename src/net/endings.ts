/** The last word of each host before this one: a record is believed only if each has vouched for its own part. */
import type { Book } from "../fair/book.ts";
import type { Frame } from "../fair/entries.ts";
import { frameOf, hostIn, isFramedBy } from "../fair/frames.ts";

/** Of the epochs that are over in this book, by epoch. */
export type Endings = ReadonlyMap<number, Frame>;

/** With those among `more` that end an epoch of this book, and what nobody at all has vouched for left aside. */
export function withEndings(book: Book, endings: Endings, more: readonly Frame[]): Endings {
  const kept = new Map([...endings].filter(([, frame]) => isEnding(book, frame)));
  for (const frame of more) {
    const host = hostIn(book, frame.epoch);
    if (kept.has(frame.epoch) || host === undefined || !isEnding(book, frame)) continue;
    if (isFramedBy(book, host, frame)) kept.set(frame.epoch, frame);
  }
  return kept;
}

function isEnding(book: Book, { epoch, p, head, signed }: Frame): boolean {
  const next = book.entries[p];
  if (next === undefined || next.epoch <= epoch) return false;
  const ours = frameOf(book, p);
  return ours?.epoch === epoch && ours.head === head && ours.signed === signed;
}
