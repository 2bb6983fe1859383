/** How long this node has been awake. If the device's clock jumps, no time counts as passed and all waiting starts over. */
import { CLOCK_JUMP } from "./timeouts.ts";

export class Clock {
  #now = 0;
  #told: number | undefined;
  #wokeAt = 0;
  #wakes = 0;

  get now(): number {
    return this.#now;
  }

  /** How often it has woken up: what it knew about others before that is out of date. */
  get wakes(): number {
    return this.#wakes;
  }

  tell(now: number): void {
    const passed = now - (this.#told ?? now);
    if (passed >= 0 && passed <= CLOCK_JUMP) this.#now += passed;
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
