/** Devices and the seats that are played from them. A device is called by a key: that of its first seat. */
import type { Seat } from "../engine/game.ts";
import { type Book, people } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { personsOf } from "../fair/roster.ts";

/** Everybody keeps a link to so many of the first in the line. */
const STANDBY = 3;

export function deviceOf({ terms: { roster } }: Book, seat: Seat): Hex {
  const info = roster.seats[seat];
  const first = info?.by === "person" ? roster.seats[info.with ?? seat] : undefined;
  return first?.by === "person" ? first.key : "";
}

export const seatsAt = (book: Book, device: Hex): readonly Seat[] =>
  personsOf(book.terms.roster).flatMap(([seat]) => (deviceOf(book, seat) === device ? [seat] : []));

export const hostDevice = (book: Book): Hex => deviceOf(book, book.host);

/** All devices with seats, in the order in which they may host. */
export const lineOf = (book: Book): readonly Hex[] => [
  ...new Set(book.terms.roster.line.map((seat) => deviceOf(book, seat))),
];

/** Whom a device dials: the first few in the line, the host, and the candidate, as far as they come before it in the line. */
export function targetsOf(book: Book, device: Hex, next: Seat | undefined): ReadonlySet<Hex> {
  const line = lineOf(book);
  const at = line.indexOf(device);
  const isBefore = (other: Hex) => at === -1 || line.indexOf(other) < at;
  const wanted = [...line.slice(0, STANDBY), hostDevice(book), ...(next === undefined ? [] : [deviceOf(book, next)])];
  return new Set(wanted.filter((other) => other !== device && isBefore(other)));
}

/** Who may host after this one, in turn; one seat for each device, and whoever hosts now comes last. */
export function candidatesOf(book: Book): readonly Seat[] {
  const { line } = book.terms.roster;
  const at = line.indexOf(book.host) + 1;
  const seated = people(book);
  const inTurn = [...line.slice(at), ...line.slice(0, at)].filter((seat) => seated.includes(seat));
  const devices = inTurn.map((seat) => deviceOf(book, seat));
  return inTurn.filter((_, k) => devices.indexOf(devices[k] ?? "") === k);
}
