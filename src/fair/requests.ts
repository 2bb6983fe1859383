/** The only way anything secret is revealed: one request at a time, which follows from the record alone. */
import type { Draw } from "../engine/draw.ts";
import type { AwaitReveal, Handle, Seat } from "../engine/game.ts";
import { awaitsOf, type Book, people } from "./book.ts";
import type { Hex } from "./bytes.ts";

export interface Request {
  readonly i: number;
  readonly basis: Hex;
  /** Who has to answer, ascending: all people, and whoever else has something to open. */
  readonly from: readonly Seat[];
  readonly draws: readonly Draw[];
  readonly values: readonly Handle[];
  /** Whose secret acts come up, bots' included. */
  readonly acts: readonly Seat[];
}

/** The first request is for the table's words alone. */
const WORDS: Omit<AwaitReveal, "kind"> = { draws: [], values: [], acts: [] };

export function requestOf(book: Book): Request | undefined {
  const awaited = book.phase === "words" ? WORDS : awaitsOf(book).find((one) => one.kind === "reveal");
  if (awaited === undefined) return undefined;
  const { draws, values, acts } = awaited;
  const owners = values.flatMap((handle) => book.slots.get(handle)?.seat ?? []);
  const from = [...new Set([...people(book), ...owners])].sort((a, b) => a - b);
  return { i: book.i, basis: book.basis, from, draws, values, acts };
}

/** Whether the match waits for this person to choose or to act. */
export const isWaitedFor = (book: Book, seat: Seat): boolean =>
  !isRequested(book) &&
  people(book).includes(seat) &&
  awaitsOf(book).some((one) => one.kind === "act" && one.optional !== true && one.from.includes(seat));

/** While something is asked, nothing else is played. */
export const isRequested = (book: Book): boolean => requestOf(book) !== undefined;

export const handlesOf = (book: Book, { values }: Request, seat: Seat): readonly Handle[] =>
  values.filter((handle) => book.slots.get(handle)?.seat === seat);

/** Whether this seat's secret act is asked for: a bot has none. */
export const owesAct = (book: Book, { acts }: Request, seat: Seat): boolean =>
  acts.includes(seat) && book.game.sitters[seat] === "person";
