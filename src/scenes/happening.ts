/**
 * An event, and what it changes in what is seen: nobody has to say so, since it is what is different in the pictures of
 * the states that it found and left. So it can be done to another picture as well, in which other seats are further on.
 */
import type { Show } from "./show.ts";

export interface ToldEvent {
  readonly on: string;
}

/** What happened in one go. */
export interface ToldStep {
  readonly events: readonly ToldEvent[];
  /** The state that each of them found. Left out, the last one changes everything. */
  readonly moments?: readonly unknown[] | undefined;
  /** The state that all of it has led to. */
  readonly state: unknown;
}

export interface Happening {
  readonly event: ToldEvent;
  readonly found: unknown;
  readonly left: unknown;
}

/** What happened in a step that was taken from the state `before`. */
export function happeningsOf(before: unknown, { events, moments, state }: ToldStep): readonly Happening[] {
  const foundBy = (i: number): unknown => (i === 0 || moments === undefined ? before : moments[i]);
  const isLast = (i: number): boolean => i === events.length - 1;
  return events.map((event, i) => ({ event, found: foundBy(i), left: isLast(i) ? state : foundBy(i + 1) }));
}

export const changedBy = (show: Pick<Show, "pictureOf">, picture: unknown, { found, left }: Happening): unknown =>
  changed(picture, show.pictureOf(found), show.pictureOf(left));

/**
 * `value`, in which everything that differs between `from` and `to` is as in `to`. Objects are compared field by field and
 * lists of the same length place by place; numbers become as much more or less, since several seats may take from one
 * heap; anything else is one thing.
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

/** Plain data, whose fields come in the same order. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
