/** Whom a proof is about, before anybody has looked into it: that costs nothing, and it is who has signed what it shows. */
import type { Seat } from "../engine/game.ts";
import type { Book } from "./book.ts";
import type { Proof } from "./entries.ts";
import { hostIn } from "./frames.ts";

/** Nothing if it could be about several, or nobody whom this record knows has signed it. */
export function accusedIn(book: Book, proof: Proof): Seat | undefined {
  switch (proof.of) {
    case "opening":
      return proof.answer.seat;
    case "breach":
      return undefined;
    case "promises":
    case "answers":
      return proof.one.seat;
    case "voices":
      return proof.one.voice.seat;
    case "frames":
      return hostIn(book, proof.one.epoch);
    case "entry":
      return hostIn(book, proof.frame.epoch);
    case "shortened":
      return proof.voice.seat;
  }
}
