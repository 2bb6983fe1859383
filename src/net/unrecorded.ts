/** The state of a statement that isn't recorded yet. */
import { equal } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book } from "../fair/book.ts";
import type { Body, Proof } from "../fair/entries.ts";
import type { SignedStatement } from "../fair/statements.ts";
import { write } from "../fair/write.ts";
import { areTwoCommitments } from "./equivocation.ts";

/** Whether it can never be recorded: its sequence number is taken, or it refers to another record or to before the last reveal. */
export const isStale = (book: Book, { seat, n, at, head }: SignedStatement): boolean =>
  n !== accountOf(book, seat).sequence + 1 || book.heads[at] !== head || at < book.revealedAt;

export const bodyOf = (said: SignedStatement): Body =>
  said.saying.say === "back" ? { kind: "back", said, words: [] } : { kind: "said", said };

/** Why it can't be recorded now. */
export function refusalOf(book: Book, said: SignedStatement): Refusal | undefined {
  try {
    write(book, { epoch: book.epoch, body: bodyOf(said) });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** This seat's recorded statement with this sequence number. */
export function recordedStatement(
  { entries }: Book,
  { seat, n }: Pick<SignedStatement, "seat" | "n">,
): SignedStatement | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const body = entries[at]?.body;
    if ((body?.kind === "said" || body?.kind === "back") && body.said.seat === seat && body.said.n === n)
      return body.said;
  }
  return undefined;
}

/** Its recorded commitment for the r-th question in secret. */
export function recordedCommitment({ entries }: Book, seat: Seat, r: number): SignedStatement | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const body = entries[at]?.body;
    if (body?.kind !== "said" || body.said.seat !== seat || body.said.saying.say !== "seal") continue;
    if (body.said.saying.r === r) return body.said;
  }
  return undefined;
}

/** The proof that its seat has committed twice for one question, here and in the record; nothing if it hasn't. */
export function twoCommitmentsWith(book: Book, other: SignedStatement): Proof | undefined {
  if (other.saying.say !== "seal") return undefined;
  const one = recordedCommitment(book, other.seat, other.saying.r);
  return one !== undefined && areTwoCommitments(one, other) ? { of: "promises", one, other } : undefined;
}

export const isRecorded = (book: Book, said: SignedStatement): boolean => {
  const recorded = recordedStatement(book, said);
  return recorded !== undefined && equal(recorded.saying, said.saying);
};
