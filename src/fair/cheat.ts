import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Proof } from "./entries.ts";

/** A refusal with proof that somebody cheated: what they did can't happen by accident. */
export class Cheat extends Refusal {
  readonly seat: Seat;
  readonly proof: Proof;

  constructor(key: string, seat: Seat, proof: Proof, cause?: Refusal) {
    super(key, { seat }, cause === undefined ? {} : { cause });
    this.name = "Cheat";
    this.seat = seat;
    this.proof = proof;
  }
}
