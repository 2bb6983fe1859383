/** Counters with a limit. */
import type { Rate } from "./limits.ts";

export interface Gauge {
  fits(amount: number): boolean;
  /** To be called only with what fits. */
  add(amount: number): void;
}

/** Limits what is held at once. */
export class Capacity implements Gauge {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isNone(): boolean {
    return this.#held === 0;
  }

  fits(amount: number): boolean {
    return this.#held + amount <= this.#most;
  }

  /** Negative amounts give back. */
  add(amount: number): void {
    this.#held += amount;
  }
}

/** Limits a rate: a token bucket. */
export class TokenBucket implements Gauge {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now`: in milliseconds. */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  fits(amount: number): boolean {
    const now = this.#now();
    if (this.#left < this.#rate.burst) {
      this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    }
    this.#at = now;
    return amount <= this.#left;
  }

  add(amount: number): void {
    this.#left -= amount;
  }
}
