/** Frames: the host's signature for each entry and its place. */
import type { Seat } from "../engine/game.ts";
import { accountOf, type Book, headOf, positionOf } from "./book.ts";
import { digestOfFrame, type Frame, headAfter, signedHash, type UncheckedEntry } from "./entries.ts";

/** What the host of its epoch signs about the entry at `p`; by default the newest. */
export function frameOf(book: Book, p = positionOf(book)): Omit<Frame, "sig"> | undefined {
  const [entry, head] = [book.entries[p - 1], book.heads[p]];
  if (entry === undefined || head === undefined) return undefined;
  return { epoch: entry.epoch, p, head, signed: signedHash(entry) };
}

/** The same for an entry that would come next, whether it can be written or not. */
export function nextFrame(book: Book, entry: UncheckedEntry): Omit<Frame, "sig"> {
  const p = positionOf(book) + 1;
  return {
    epoch: entry.epoch,
    p,
    head: headAfter(book.terms.match, p, headOf(book), entry),
    signed: signedHash(entry),
  };
}

export const isFramedBy = (book: Book, host: Seat, { sig, ...frame }: Frame): boolean =>
  book.terms.signatures.isBy(accountOf(book, host).key, digestOfFrame(book.terms.match, frame), sig);

export function hostIn({ terms, entries }: Book, epoch: number): Seat | undefined {
  if (epoch === 0) return terms.roster.line[0];
  const hosted = entries.find((entry) => entry.body.kind === "hosted" && entry.epoch === epoch);
  return hosted?.body.kind === "hosted" ? hosted.body.seat : undefined;
}
