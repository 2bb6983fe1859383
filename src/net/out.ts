/** What a node wants done, in order. */
import type { Facts } from "../engine/refusal.ts";
import type { Deed, Effect } from "./node.ts";

export class Out<Other extends { readonly do: string } = Effect> {
  #effects: (Deed | Other)[] = [];

  add(effect: Deed | Other): void {
    this.#effects.push(effect);
  }

  store(name: string, value: unknown): void {
    this.add({ do: "store", name, value });
  }

  notice(key: string, facts: Facts = {}): void {
    this.add({ do: "notice", key, facts });
  }

  take(): readonly (Deed | Other)[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }
}
