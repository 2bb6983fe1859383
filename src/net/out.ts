/** What a node wants done, in order. */
import type { Facts } from "../engine/refusal.ts";
import type { Effect } from "./node.ts";

export class Out {
  #effects: Effect[] = [];

  add(effect: Effect): void {
    this.#effects.push(effect);
  }

  store(name: string, value: unknown): void {
    this.add({ do: "store", name, value });
  }

  notice(key: string, facts: Facts = {}): void {
    this.add({ do: "notice", key, facts });
  }

  take(): readonly Effect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }
}
