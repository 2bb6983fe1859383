/** Tracks which devices have heard each other without a break. */
import type { Hex } from "../../../fair/bytes.ts";
import type { Reached } from "../network.ts";

/** A device that is present sends something at least this often. */
const GAP = 6_000;

interface Steady {
  since: number;
  last: number;
}

export class Contact {
  readonly #reached: readonly Reached[];
  readonly #steady = new Map<string, Steady>();
  #looked = 0;

  constructor(reached: readonly Reached[]) {
    this.#reached = reached;
  }

  #look(): void {
    for (; this.#looked < this.#reached.length; this.#looked++) {
      const one = this.#reached[this.#looked];
      if (one === undefined) return;
      const { from, to, at } = one;
      const name = `${from} ${to}`;
      const steady = this.#steady.get(name);
      if (steady === undefined || at - steady.last > GAP) this.#steady.set(name, { since: at, last: at });
      else steady.last = at;
    }
  }

  /** Since when they have heard each other without a break; undefined if they don't now. */
  since(one: Hex, other: Hex, now: number): number | undefined {
    this.#look();
    const ways = [this.#steady.get(`${one} ${other}`), this.#steady.get(`${other} ${one}`)];
    const all = ways.flatMap((way) => (way === undefined || now - way.last > GAP ? [] : [way.since]));
    return all.length < ways.length ? undefined : Math.max(...all);
  }
}
