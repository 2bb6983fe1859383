/**
 * Checks what others accuse somebody of. That is expensive, since part of a record may have to be replayed: cheap checks
 * come first, and whoever keeps sending accusations that prove nothing is disconnected.
 */
import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Proof } from "../fair/entries.ts";
import { accusedIn } from "../fair/proofs.ts";
import type { Core } from "./core.ts";
import { seatsAt } from "./devices.ts";
import { recordedAnswer } from "./equivocation.ts";
import { VAIN_ACCUSATIONS } from "./limits.ts";
import { spend, type TokenBucket } from "./token-bucket.ts";

/** A proof that was checked against this book and proved nothing. */
interface Vain {
  readonly book: Book;
  readonly proof: string;
}

export class Accusations {
  readonly #core: Core;
  /** By device, all who have a seat. */
  readonly #left = new Map<Hex, TokenBucket>();
  readonly #vain = new Map<Hex, Vain>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** `about` is whom the peer accuses. Whoever signed the evidence is named, even if that is the accuser. */
  hear(peer: Hex, about: Seat, proof: Proof): void {
    const { book } = this.#core;
    if (book === undefined || seatsAt(book, peer).length === 0) return;
    const seat = accusedIn(book, proof) ?? about;
    if (this.#core.proofs.has(seat) || book.accounts[seat]?.away === "cheated") return;
    const text = encode(proof);
    const before = this.#vain.get(peer);
    if (before?.book === book && before.proof === text) return;
    if (!this.#isConvicted(seat, proof)) this.#inVain(peer, { book, proof: text });
  }

  #isConvicted(seat: Seat, proof: Proof): boolean {
    try {
      this.#core.accuse(seat, this.#shorter(proof));
      return this.#core.proofs.has(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  }

  /** If our record has another thing they signed for the same place, the two together are proof enough. */
  #shorter(proof: Proof): Proof {
    if (proof.of === "opening") {
      const one = recordedAnswer(this.#core.book?.entries ?? [], proof.answer.seat, proof.answer.i);
      return one === undefined ? proof : { of: "answers", one, other: proof.answer };
    }
    if (proof.of !== "entry") return proof;
    const one = this.#core.frameAt(proof.frame.p);
    if (one === undefined || one.epoch !== proof.frame.epoch || one.head === proof.frame.head) return proof;
    return { of: "frames", one, other: proof.frame };
  }

  /** A peer may know more than we do yet, so it isn't cut off at once. */
  #inVain(peer: Hex, vain: Vain): void {
    const { clock, out, links } = this.#core;
    const left = spend(this.#left.get(peer), clock.now, VAIN_ACCUSATIONS);
    this.#vain.set(peer, vain);
    if (left !== undefined) return void this.#left.set(peer, left);
    out.notice("not-understood", { device: peer, why: "proves-nothing" });
    links.disconnect(peer);
  }
}
