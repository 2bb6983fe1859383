/** Where the pictures that events make differ from those that states make. */
import { isDeepStrictEqual } from "node:util";
import type { Show } from "../../src/scenes/show.ts";
import type { ToldStep } from "../../src/scenes/staging.ts";

export interface Drift {
  readonly step: number;
  readonly events: readonly string[];
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Goes on from the right picture each time, so that each fault is found where it is made. */
export function driftsOf(show: Show, first: unknown, steps: readonly ToldStep[]): readonly Drift[] {
  let before = show.pictureOf(first);
  return steps.flatMap(({ events, state }, i) => {
    const shown = events.reduce((picture: unknown, event) => show.after(picture, event, state), before);
    const expected = show.pictureOf(state);
    before = expected;
    if (isDeepStrictEqual(shown, expected)) return [];
    return [{ step: i + 1, events: events.map(({ on }) => on), shown, expected }];
  });
}
