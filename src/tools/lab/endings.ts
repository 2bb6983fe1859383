/** What has to be true once nothing goes wrong any more. */
import type { Seat } from "../../engine/game.ts";
import { Refusal } from "../../engine/refusal.ts";
import { awaitsOf, type Book, headOf, isOver, people, positionOf } from "../../fair/book.ts";
import { digestOfFrame, type Frame } from "../../fair/entries.ts";
import { frameOf, hostIn } from "../../fair/frames.ts";
import type { Notes } from "../../fair/notes.ts";
import { requestOf } from "../../fair/requests.ts";
import { signed } from "../../fair/sayings.ts";
import { verify } from "../../fair/verify.ts";
import type { Device } from "./device.ts";
import { isPrefix } from "./properties.ts";

/** Who will never come to this record: their device is lost, or has gone on alone in another one. */
export const absentFrom = (book: Book, devices: readonly Device[]): ReadonlySet<Seat> =>
  new Set(devices.flatMap(({ isGone, seats, node }) => (isGone || isElsewhere(node?.book, book) ? seats : [])));

const isElsewhere = (own: Book | undefined, book: Book): boolean =>
  own?.isAlone === true && !isPrefix(own, book) && !isPrefix(book, own);

/** It's over, and everybody who may still come to it has told their seed. */
export const isFinished = (book: Book, gone: ReadonlySet<Seat>): boolean =>
  isOver(book) && people(book).every((seat) => gone.has(seat) || book.accounts[seat]?.seed !== undefined);

/** Everybody who has a voice in it is gone for good: nobody can write it any more, not even that somebody comes back. */
export const rests = (book: Book, gone: ReadonlySet<Seat>): boolean =>
  !isOver(book) && people(book).every((seat) => gone.has(seat));

/**
 * The record of whoever hosts in the highest epoch; and, where two were left and each has gone on alone, of each of
 * them: these never meet again. Once nothing is left to be said, nobody need host.
 */
export function leaders(devices: readonly Device[]): readonly Book[] {
  const leading = devices.flatMap(({ seats, node }) => {
    const book = node?.book;
    if (book === undefined) return [];
    const gone = absentFrom(book, devices);
    return seats.includes(book.host) || isFinished(book, gone) || rests(book, gone) ? [book] : [];
  });
  const highest = Math.max(...leading.map(({ epoch }) => epoch));
  return leading.filter(({ epoch, isAlone }) => epoch === highest || isAlone);
}

/** Who hasn't got the record of any leader, such as it was. */
export function lost(devices: readonly Device[], before: readonly Book[]): readonly string[] {
  if (before.length === 0) return ["nobody hosts"];
  return devices.flatMap(({ name, isGone, node }) => {
    if (isGone) return [];
    const book = node?.book;
    if (book === undefined) return [`${name} has no record`];
    if (before.some((leader) => isPrefix(leader, book))) return [];
    return [`${name} is left behind at position ${positionOf(book)} of epoch ${book.epoch}`];
  });
}

/** Records that somebody who has nothing else wouldn't believe. The last word of each host is as they give it. */
export function unproven(books: readonly Book[], notes: ReadonlyMap<Seat, Notes>): readonly string[] {
  const different = new Map(books.map((book) => [headOf(book), book]));
  return [...different.values()].flatMap((book) => {
    const { roster, game, signatures } = book.terms;
    const told = { roster, entries: book.entries, frames: framesOf(book, notes), isShort: false, damage: undefined };
    try {
      verify(told, game, signatures, { all: true, bots: true });
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [`a record can't be verified: ${error.message}`];
    }
  });
}

function framesOf(book: Book, notes: ReadonlyMap<Seat, Notes>): readonly Frame[] {
  const { match, signatures } = book.terms;
  const ends = book.entries.flatMap(({ epoch }, k) => (book.entries[k + 1]?.epoch === epoch ? [] : [k + 1]));
  return ends.flatMap((p) => {
    const unsigned = frameOf(book, p);
    const own = unsigned === undefined ? undefined : notes.get(hostIn(book, unsigned.epoch) ?? book.host);
    if (unsigned === undefined || own === undefined) return [];
    return [signed(signatures.signer(own.secret), unsigned, digestOfFrame(match, unsigned))];
  });
}

/** Where a match has stopped, for whoever looks for the reason. */
export function standingOf(book: Book): string {
  const { stage, host, epoch, accounts, game } = book;
  const request = requestOf(book);
  const away = accounts.flatMap((account, seat) => (account?.away === undefined ? [] : [`${seat} ${account.away}`]));
  const awaited = awaitsOf(book).map((one) => (one.kind === "act" ? `acts of ${one.from.join()}` : one.kind));
  return [
    `${positionOf(book)} entries, epoch ${epoch}, host ${host}, ${stage}, sitters ${game.sitters.join()}`,
    `away: ${away.join("; ")}`,
    request === undefined ? `awaits ${awaited.join("; ")}` : `request ${request.i} to ${request.from.join()}`,
    book.isAlone ? "alone" : "together",
  ].join(", ");
}
