/** Supplies luck at a table that trusts this device: a seeded generator whose state can be saved. */
import { type Draw, type Results, resolveAll } from "./draw.ts";
import { type Rng, type RngState, rngFrom } from "./rng.ts";

export class Croupier {
  readonly #luck: Rng;

  constructor(save: RngState) {
    this.#luck = rngFrom(save);
  }

  draw(draws: readonly Draw[]): Results {
    return resolveAll(draws, this.#luck.next);
  }

  save(): RngState {
    return this.#luck.save();
  }
}
