/** The rules of the game at hand, and whether they lie open. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { LookingUp } from "../ui/reference/looking-up.ts";

export interface OpenRules {
  /** The entry at which they lie open. */
  readonly rules: ReadonlySignal<string | undefined>;
  readonly looking: LookingUp;
}

/** `got`: what it takes to show them. */
export function openRules(got: () => Promise<unknown>): OpenRules {
  const rules = signal<string | undefined>();
  return {
    rules,
    looking: {
      closer: signal(),
      open(entry = "") {
        got().then(
          () => {
            rules.value ??= entry;
          },
          () => undefined,
        );
      },
      close() {
        rules.value = undefined;
      },
    },
  };
}
