/** How much of the record is sent to those who ask for it: whoever has a seat gets it first, and nobody without end. */
import type { Hex } from "../fair/bytes.ts";
import { type Allowance, allowed } from "./allowance.ts";
import { TO_A_SEAT, TO_A_VISITOR, TO_ALL_VISITORS } from "./limits.ts";
import { remember } from "./remember.ts";

export class Supply {
  readonly #seats = new Map<Hex, Allowance>();
  readonly #visitors = new Map<Hex, Allowance>();
  #all: Allowance | undefined;

  /** Takes so many letters for a device, if there are as many left. */
  take(device: Hex, isSeated: boolean, letters: number, now: number): boolean {
    const known = isSeated ? this.#seats : this.#visitors;
    const own = allowed(known.get(device), now, isSeated ? TO_A_SEAT : TO_A_VISITOR, letters);
    const all = isSeated ? this.#all : allowed(this.#all, now, TO_ALL_VISITORS, letters);
    if (own === undefined || (all === undefined && !isSeated)) return false;
    remember(known, device, own);
    this.#all = all;
    return true;
  }
}
