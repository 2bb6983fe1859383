/** Where the pictures that events make differ from those that states make. */
import { isDeepStrictEqual } from "node:util";
import { changedBy, happeningsOf, type ToldStep } from "../../src/scenes/happening.ts";
import type { Show } from "../../src/scenes/show.ts";

export interface Drift {
  readonly step: number;
  readonly events: readonly string[];
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Goes on from the right picture each time, so that each fault is found where it is made. */
export function driftsOf(show: Show, first: unknown, steps: readonly ToldStep[]): readonly Drift[] {
  let before = show.pictureOf(first);
  let found = first;
  return steps.flatMap((step, i) => {
    const { events, state } = step;
    const happenings = happeningsOf(found, step);
    const shown = happenings.reduce((picture: unknown, one) => changedBy(show, picture, one), before);
    const expected = show.pictureOf(state);
    found = state;
    before = expected;
    if (isDeepStrictEqual(shown, expected)) return [];
    return [{ step: i + 1, events: events.map(({ on }) => on), shown, expected }];
  });
}
