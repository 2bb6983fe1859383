/**
 * Which of two diverging records of a match everybody takes. The order is the same on all devices, so those who hear each
 * other end up with one record, whatever made them diverge.
 */
import type { Seat } from "../engine/game.ts";
import { type Book, headOf, majorityOf, people, positionOf } from "../fair/book.ts";
import type { Entry } from "../fair/entries.ts";

/** After how many entries the current host's own begin; -1 for the first host. */
export const epochStartOf = ({ entries }: Book): number => entries.findLastIndex(({ body }) => body.kind === "hosted");

/**
 * Whether theirs is preferred: the higher epoch; of two hosts in one epoch the one under whom more was revealed, then the
 * longer record, then the higher hash. The first three only grow and the last never changes, so two devices never both
 * change over to each other's record.
 */
export function isPreferred(theirs: Book, ours: Book): boolean {
  const [first, second] = [orderOf(theirs), orderOf(ours)];
  const differing = first.findIndex((value, k) => value !== second[k]);
  if (differing !== -1) return (first[differing] ?? 0) > (second[differing] ?? 0);
  return (theirs.heads[epochStartOf(theirs) + 1] ?? "") > (ours.heads[epochStartOf(ours) + 1] ?? "");
}

const orderOf = (book: Book): readonly number[] => [book.epoch, book.i, positionOf(book)];

/** Whether a host of theirs has the votes of more than half of those who are seated by our record. */
export function isElectedBy(ours: Book, theirs: readonly Entry[]): boolean {
  const seated = people(ours);
  const needed = majorityOf(seated.length);
  return theirs.some(
    ({ body }) => body.kind === "hosted" && body.voices.filter(({ seat }) => seated.includes(seat)).length >= needed,
  );
}

/**
 * Whether a proven cheat has helped to decide something in our record, while somebody else has voted for theirs: then
 * nothing holds us to ours, whatever has been opened since, and even if we have gone on alone.
 */
export function isTainted(ours: readonly Entry[], theirs: readonly Entry[], isCheat: (seat: Seat) => boolean): boolean {
  const helped = ours.some(({ body }) => decidersOf(body).some(({ seat }) => isCheat(seat)));
  return helped && theirs.some(({ body }) => body.kind === "hosted" && body.voices.some(({ seat }) => !isCheat(seat)));
}

/** Whose votes decided that somebody hosts, or is away. */
function decidersOf(body: Entry["body"]): readonly { readonly seat: Seat }[] {
  if (body.kind === "hosted") return body.voices;
  return body.kind === "dropped" ? body.words : [];
}

/**
 * Whether a new host's own vote says where it begins. So a host that begins an epoch in two places has voted twice in it,
 * which is proof.
 */
export const beginsWhereVoted = (book: Book, { body }: Entry): boolean =>
  body.kind !== "hosted" ||
  body.voices.some(({ seat, p, head }) => seat === body.seat && p === positionOf(book) && head === headOf(book));
