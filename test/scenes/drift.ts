/** Where a picture that events have led to differs from the picture of the state. */
import { isDeepStrictEqual } from "node:util";
import type { Show } from "../../src/scenes/show.ts";
import { applyTransition, type GameStep, transitionsOf } from "../../src/scenes/transitions.ts";

export interface Drift {
  readonly step: number;
  readonly events: readonly string[];
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Each step starts from the right picture, so a difference is reported only at the step that makes it. */
export function driftsOf(show: Show, first: unknown, steps: readonly GameStep[]): readonly Drift[] {
  let picture = show.pictureOf(first);
  let before = first;
  return steps.flatMap((step, i) => {
    const { events, state } = step;
    const shown = transitionsOf(before, step).reduce((now: unknown, one) => applyTransition(show, now, one), picture);
    const expected = show.pictureOf(state);
    before = state;
    picture = expected;
    if (isDeepStrictEqual(shown, expected)) return [];
    return [{ step: i + 1, events: events.map(({ on }) => on), shown, expected }];
  });
}
