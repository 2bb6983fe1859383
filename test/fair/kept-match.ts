/** Matches as whoever took part keeps them. */
import type { Book } from "../../src/fair/book.ts";
import { digestOfFrame, type Frame } from "../../src/fair/entries.ts";
import { frameOf, hostIn } from "../../src/fair/frames.ts";
import { writeRecord } from "../../src/fair/record.ts";
import type { RoundTable } from "./round-table.ts";

/** The last word of whoever hosted, for every epoch. */
export function framesOf(table: RoundTable, book: Book = table.book): Frame[] {
  return book.entries.flatMap(({ epoch }, k) => {
    const frame = book.entries[k + 1]?.epoch === epoch ? undefined : frameOf(book, k + 1);
    if (frame === undefined) return [];
    const host = table.holder(hostIn(book, epoch) ?? 0);
    return [{ ...frame, sig: host.sign(digestOfFrame(book.terms.match, frame)) }];
  });
}

export const recordOf = (table: RoundTable): string => writeRecord(table.book, framesOf(table));
