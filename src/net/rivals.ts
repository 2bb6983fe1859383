/**
 * Two records of one match that part. Whose device has the one goes along with the other only if it's the better one by
 * an order that is the same for everybody: so those who hear each other come to one record, whatever made them part.
 */
import type { Seat } from "../engine/game.ts";
import { type Book, headOf, majorityOf, people, positionOf } from "../fair/book.ts";
import type { Entry } from "../fair/entries.ts";

/** After how many entries the newest host's own begin. */
export const reignOf = ({ entries }: Book): number => entries.findLastIndex(({ body }) => body.kind === "hosted");

/**
 * Whether theirs goes before ours: the higher epoch; of two hosts in one epoch the one under whom more has been asked,
 * then the one with more entries. Both only grow, and what doesn't change decides between equals: so of two devices that
 * go by this order never both change over to the other's.
 */
export function isBefore(theirs: Book, ours: Book): boolean {
  const [first, second] = [orderOf(theirs), orderOf(ours)];
  const differing = first.findIndex((value, k) => value !== second[k]);
  if (differing !== -1) return (first[differing] ?? 0) > (second[differing] ?? 0);
  return (theirs.heads[reignOf(theirs) + 1] ?? "") > (ours.heads[reignOf(ours) + 1] ?? "");
}

const orderOf = (book: Book): readonly number[] => [book.epoch, book.i, positionOf(book)];

/** Whether more than half of those who sit at the table by our record have spoken for a host of theirs. */
export function isChosenBy(ours: Book, theirs: readonly Entry[]): boolean {
  const seated = people(ours);
  const needed = majorityOf(seated.length);
  return theirs.some(
    ({ body }) => body.kind === "hosted" && body.voices.filter(({ seat }) => seated.includes(seat)).length >= needed,
  );
}

/**
 * Whether what is ours came about with the help of a proven cheat, and somebody who isn't one has spoken for theirs: then
 * nobody has to stay with it, whatever has been opened since, and whoever has gone on alone by it.
 */
export function isForged(ours: readonly Entry[], theirs: readonly Entry[], isCheat: (seat: Seat) => boolean): boolean {
  const helped = ours.some(({ body }) => decidersOf(body).some(({ seat }) => isCheat(seat)));
  return helped && theirs.some(({ body }) => body.kind === "hosted" && body.voices.some(({ seat }) => !isCheat(seat)));
}

/** Who has decided for the others that somebody hosts, or is away. */
function decidersOf(body: Entry["body"]): readonly { readonly seat: Seat }[] {
  if (body.kind === "hosted") return body.voices;
  return body.kind === "dropped" ? body.words : [];
}

/**
 * Whether a new host says in its own voice where it begins: who begins an epoch in two places has two voices in it, which
 * is proof.
 */
export const isBegunRightly = (book: Book, { body }: Entry): boolean =>
  body.kind !== "hosted" ||
  body.voices.some(({ seat, p, head }) => seat === body.seat && p === positionOf(book) && head === headOf(book));
