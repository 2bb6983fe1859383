/**
 * Looks into what others accuse somebody of. To do so is work, for a record may have to be written anew: what costs
 * nothing comes first, and whoever accuses without end and proves nothing is at fault themselves.
 */
import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Proof } from "../fair/entries.ts";
import { accusedIn } from "../fair/proofs.ts";
import { type Allowance, allowed } from "./allowance.ts";
import { recordedAnswer } from "./bygone.ts";
import type { Core } from "./core.ts";
import { seatsAt } from "./devices.ts";
import { VAIN_ACCUSATIONS } from "./limits.ts";

/** What has been looked into and proved nothing, in this book. */
interface Vain {
  readonly book: Book;
  readonly proof: string;
}

export class Accusations {
  readonly #core: Core;
  /** By device, all who have a seat. */
  readonly #left = new Map<Hex, Allowance>();
  readonly #vain = new Map<Hex, Vain>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** `about` is whom the peer names. Whoever has signed what it shows is named, even if that is the accuser. */
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

  /** Whoever has signed something else in our record as well needn't be shown to have signed what can't be. */
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

  /** A friend may know more than we do and can't be followed yet, a few times. */
  #inVain(peer: Hex, vain: Vain): void {
    const { clock, out, links } = this.#core;
    const left = allowed(this.#left.get(peer), clock.now, VAIN_ACCUSATIONS);
    this.#vain.set(peer, vain);
    if (left !== undefined) return void this.#left.set(peer, left);
    out.notice("not-understood", { device: peer, why: "proves-nothing" });
    links.part(peer);
  }
}
