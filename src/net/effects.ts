/** The effects that a node returns, collected in order. */
import type { Facts } from "../engine/refusal.ts";
import type { CommonEffect, Effect } from "./node.ts";

export class EffectQueue<Other extends { readonly do: string } = Effect> {
  #effects: (CommonEffect | Other)[] = [];

  add(effect: CommonEffect | Other): void {
    this.#effects.push(effect);
  }

  store(name: string, value: unknown): void {
    this.add({ do: "store", name, value });
  }

  notice(key: string, facts: Facts = {}): void {
    this.add({ do: "notice", key, facts });
  }

  take(): readonly (CommonEffect | Other)[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }
}
