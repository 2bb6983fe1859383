/** Shows the current state or a past moment of the log, while the match goes on. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ShownMatch, ToldLine } from "./shown-match.ts";

export interface Lookback {
  /** The past moment that is shown; undefined for the present. */
  readonly moment: ReadonlySignal<ToldLine | undefined>;
  /** The state at that moment. */
  readonly state: ReadonlySignal<unknown>;
  readonly hasEarlier: ReadonlySignal<boolean>;
  readonly hasLater: ReadonlySignal<boolean>;
  at(moment: ToldLine): void;
  earlier(): void;
  later(): void;
  goBack(): void;
}

export function lookbackOn(shown: ShownMatch): Lookback {
  const moment = signal<ToldLine | undefined>();
  const step = computed(() => moment.value?.step);

  /** The first log line of every step that has any. */
  const moments = computed(() => {
    const lines = shown.log.value.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines.value]);
    return lines.filter((told, i) => told.step !== lines[i - 1]?.step);
  });
  const before = computed(() => moments.value.findLast((told) => told.step < (step.value ?? 0)));
  const after = computed(() => moments.value.find((told) => told.step > (step.value ?? Number.POSITIVE_INFINITY)));

  return {
    moment,
    state: computed(
      () => (step.value === undefined ? undefined : shown.told()[step.value])?.state ?? shown.state.value,
    ),
    hasEarlier: computed(() => before.value !== undefined),
    hasLater: computed(() => after.value !== undefined),
    at(told) {
      moment.value = told;
    },
    earlier() {
      moment.value = before.value ?? moment.value;
    },
    later() {
      moment.value = after.value ?? moment.value;
    },
    goBack() {
      moment.value = undefined;
    },
  };
}
