/** What must hold at the end of a run, once there are no more faults. */
import type { Seat } from "../../engine/game.ts";
import { Refusal } from "../../engine/refusal.ts";
import { awaitsOf, type Book, headOf, isOver, people, positionOf } from "../../fair/book.ts";
import { readMatch } from "../../fair/reading.ts";
import { writeRecord } from "../../fair/record.ts";
import { requestOf } from "../../fair/requests.ts";
import { verify } from "../../fair/verify.ts";
import type { Device, ObservedNode } from "./device.ts";
import { isPrefix } from "./properties.ts";

/** Seats that will never have this record: their device is lost, or has gone on alone with another one. */
export const absentFrom = (book: Book, devices: readonly Device[]): ReadonlySet<Seat> =>
  new Set(devices.flatMap(({ isGone, seats, node }) => (isGone || isElsewhere(node?.book, book) ? seats : [])));

const isElsewhere = (own: Book | undefined, book: Book): boolean =>
  own?.isAlone === true && !isPrefix(own, book) && !isPrefix(book, own);

/** The match is over, and all who can still have this record have told their seed. */
export const isFinished = (book: Book, gone: ReadonlySet<Seat>): boolean =>
  isOver(book) && people(book).every((seat) => gone.has(seat) || book.accounts[seat]?.seed !== undefined);

/** All who could vote are gone for good, so nothing can be written any more. */
export const rests = (book: Book, gone: ReadonlySet<Seat>): boolean =>
  !isOver(book) && people(book).every((seat) => gone.has(seat));

/**
 * The record of the host of the highest epoch. If two were left and each has gone on alone, both records, since these
 * never converge. At the end of a match there may be no host.
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

/** Devices that have none of the leaders' earlier records. */
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

/** Records that fail verification when they are written to a file. */
export function unproven(nodes: readonly Pick<ObservedNode, "book" | "frames">[]): readonly string[] {
  const different = new Map(nodes.flatMap((node) => (node.book === undefined ? [] : [[headOf(node.book), node]])));
  return [...different.values()].flatMap(({ book, frames }) => {
    if (book === undefined) return [];
    const { game, signatures } = book.terms;
    try {
      const { told } = readMatch(writeRecord(book, frames), () => game, signatures);
      verify(told, game, signatures, { all: true, bots: true });
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [`a record can't be verified: ${error.message}`];
    }
  });
}

/** Devices that would have another record after a restart. */
export const unloadable = (devices: readonly Device[]): readonly string[] =>
  devices.flatMap(({ name, node, anew }) => {
    if (node?.book === undefined) return [];
    try {
      const book = anew();
      return book !== undefined && headOf(book) === headOf(node.book) ? [] : [`${name} has stored another record`];
    } catch (error) {
      return [`what ${name} has stored can't be loaded: ${error}`];
    }
  });

/** Describes where a match has stopped, for debugging. */
export function describeProgress(book: Book): string {
  const { phase, host, epoch, accounts, game } = book;
  const request = requestOf(book);
  const away = accounts.flatMap((account, seat) => (account?.away === undefined ? [] : [`${seat} ${account.away}`]));
  const awaited = awaitsOf(book).map((one) => (one.kind === "act" ? `acts of ${one.from.join()}` : one.kind));
  return [
    `${positionOf(book)} entries, epoch ${epoch}, host ${host}, ${phase}, sitters ${game.sitters.join()}`,
    `away: ${away.join("; ")}`,
    request === undefined ? `awaits ${awaited.join("; ")}` : `request ${request.i} to ${request.from.join()}`,
    book.isAlone ? "alone" : "together",
  ].join(", ");
}
