/** Checks that nobody loses their seat for being slow before the full thinking time after a reveal is over. */
import type { Book } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { TICK } from "./device.ts";

const SECOND = 1_000;

export class Lateness {
  /** When any device first had each reveal. */
  readonly #since = new Map<Hex, number>();

  /** Returns a problem, if there is one. */
  look({ after, entries, terms }: Book, now: number): string | undefined {
    const since = this.#since.get(after) ?? now;
    this.#since.set(after, since);
    const body = entries.at(-1)?.body;
    const { clock } = terms.roster;
    if (body?.kind !== "dropped" || body.why !== "late" || clock === undefined) return undefined;
    const had = (now - since) / SECOND;
    // Devices only learn the time at their ticks.
    return had < clock.choice - TICK / SECOND
      ? `seat ${body.seat} is called late after ${had} of ${clock.choice} s`
      : undefined;
  }
}
