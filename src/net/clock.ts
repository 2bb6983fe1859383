/** The time that a node has been awake. If the clock of its device jumps, no time has passed, and all waiting begins anew. */
import { JUMP } from "./waits.ts";

export class Clock {
  #now = 0;
  #told: number | undefined;
  #wokeAt = 0;
  #wakes = 0;

  get now(): number {
    return this.#now;
  }

  /** How often it has woken: what was known of others before is old. */
  get wakes(): number {
    return this.#wakes;
  }

  tell(now: number): void {
    const passed = now - (this.#told ?? now);
    if (passed >= 0 && passed <= JUMP) this.#now += passed;
    else {
      this.#wokeAt = this.#now;
      this.#wakes++;
    }
    this.#told = now;
  }

  /** How long something has been waited for. */
  since(at: number): number {
    return this.#now - Math.max(at, this.#wokeAt);
  }
}
