/** Checks that nobody is called late too early: after each reveal people have the full time of a choice. */
import type { Book } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { TICK } from "./device.ts";

const SECOND = 1_000;

export class Hurry {
  /** When somebody had what, for the first time; by what was revealed last. */
  readonly #since = new Map<Hex, number>();

  /** What is wrong, if anything is. */
  look({ after, entries, terms }: Book, now: number): string | undefined {
    const since = this.#since.get(after) ?? now;
    this.#since.set(after, since);
    const body = entries.at(-1)?.body;
    const { clock } = terms.roster;
    if (body?.kind !== "dropped" || body.why !== "late" || clock === undefined) return undefined;
    const had = (now - since) / SECOND;
    // Devices know the time by their ticks.
    return had < clock.choice - TICK / SECOND
      ? `seat ${body.seat} is called late after ${had} of ${clock.choice} s`
      : undefined;
  }
}
