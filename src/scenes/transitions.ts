/**
 * What an event changes in the picture: the difference between the pictures of the states before and after it. The same
 * difference can be applied to another picture, in which other seats are further on.
 */
import type { Show } from "./show.ts";

export interface GameEvent {
  readonly on: string;
}

/** The events of one input. */
export interface GameStep {
  readonly events: readonly GameEvent[];
  /** The state before each of them. If it's left out, the last one changes everything. */
  readonly moments?: readonly unknown[] | undefined;
  /** The state after all of them. */
  readonly state: unknown;
}

export interface Transition {
  readonly event: GameEvent;
  readonly before: unknown;
  readonly after: unknown;
}

export function transitionsOf(before: unknown, { events, moments, state }: GameStep): readonly Transition[] {
  const stateBefore = (i: number): unknown => (i === 0 || moments === undefined ? before : moments[i]);
  const isLast = (i: number): boolean => i === events.length - 1;
  return events.map((event, i) => ({
    event,
    before: stateBefore(i),
    after: isLast(i) ? state : stateBefore(i + 1),
  }));
}

export const applyTransition = (
  show: Pick<Show, "pictureOf">,
  picture: unknown,
  { before, after }: Transition,
): unknown => changed(picture, show.pictureOf(before), show.pictureOf(after));

/**
 * The state as far as it is shown, made of the same differences: so words say what the picture shows, in a state that the
 * match may never have been in.
 */
export const applyToState = (state: unknown, { before, after }: Transition): unknown => changed(state, before, after);

/**
 * `value` with the changes between `from` and `to`. Objects are compared field by field, and lists of the same length
 * item by item. A number changes by the difference, since several seats may take from one heap. Anything else that
 * differs is replaced whole.
 */
function changed(value: unknown, from: unknown, to: unknown): unknown {
  if (Object.is(from, to)) return value;
  if (typeof value === "number" && typeof from === "number" && typeof to === "number") return value + to - from;
  if (Array.isArray(value) && Array.isArray(from) && Array.isArray(to)) {
    const isAlike = value.length === to.length && from.length === to.length;
    if (isAlike) return to.map((one, i) => changed(value[i], from[i], one));
  } else if (isFields(value) && isFields(from) && isFields(to)) {
    return Object.fromEntries(Object.entries(to).map(([key, one]) => [key, changed(value[key], from[key], one)]));
  }
  return isEqual(from, to) ? value : to;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Enough for plain data whose fields are always in the same order. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
