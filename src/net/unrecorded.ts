/** How things stand with a saying that isn't recorded yet. */
import { equal } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book } from "../fair/book.ts";
import type { Body, Proof } from "../fair/entries.ts";
import type { Said } from "../fair/sayings.ts";
import { write } from "../fair/write.ts";
import { areContrary } from "./bygone.ts";

/** Whether it can't be recorded any more: the seat has said something else since, or it has seen another record. */
export const isStale = (book: Book, { seat, n, at, head }: Said): boolean =>
  n !== accountOf(book, seat).said + 1 || book.heads[at] !== head || at < book.revealedAt;

export const bodyOf = (said: Said): Body =>
  said.saying.say === "back" ? { kind: "back", said, words: [] } : { kind: "said", said };

/** Why it can't be recorded now. */
export function refusalOf(book: Book, said: Said): Refusal | undefined {
  try {
    write(book, { epoch: book.epoch, body: bodyOf(said) });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** What this seat's so-manieth recorded saying is. */
export function recordedSaid({ entries }: Book, { seat, n }: Pick<Said, "seat" | "n">): Said | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const body = entries[at]?.body;
    if ((body?.kind === "said" || body?.kind === "back") && body.said.seat === seat && body.said.n === n)
      return body.said;
  }
  return undefined;
}

/** Its promise, as its so-manieth answer in secret. */
export function recordedSeal({ entries }: Book, seat: Seat, r: number): Said | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const body = entries[at]?.body;
    if (body?.kind !== "said" || body.said.seat !== seat || body.said.saying.say !== "seal") continue;
    if (body.said.saying.r === r) return body.said;
  }
  return undefined;
}

/** What proves that its seat has promised two things for one question: this, and what is recorded. */
export function contradictionIn(book: Book, other: Said): Proof | undefined {
  if (other.saying.say !== "seal") return undefined;
  const one = recordedSeal(book, other.seat, other.saying.r);
  return one !== undefined && areContrary(one, other) ? { of: "promises", one, other } : undefined;
}

export const isRecorded = (book: Book, said: Said): boolean => {
  const recorded = recordedSaid(book, said);
  return recorded !== undefined && equal(recorded.saying, said.saying);
};
