/** Whether the rules are open, and at which entry. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { LookingUp } from "../ui/reference/looking-up.ts";

export interface OpenRules {
  /** The entry they are open at; undefined while they are closed. */
  readonly rules: ReadonlySignal<string | undefined>;
  readonly looking: LookingUp;
}

/** `whenReady`: loads what is needed to show them. */
export function openRules(whenReady: () => Promise<unknown>): OpenRules {
  const rules = signal<string | undefined>();
  return {
    rules,
    looking: {
      closer: signal(),
      open(entry = "") {
        whenReady().then(
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
