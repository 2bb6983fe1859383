/** Which connection is closed to make room for a new one, unless all others are too new or reserved. */
import type { LinkPriority } from "../net/node.ts";

export const MOST_CONNECTIONS = 128;
/** How many connections without a finished handshake are kept, even if visitors have to go for them. */
export const STRANGERS = 32;
/** How many connections may be opening at once, since each keeps the browser busy. */
export const MOST_OPENING = 32;
/** In milliseconds: how long a new connection has to open and to finish a handshake. */
export const GRACE = 3_000;

export interface Slot {
  /** The highest of the links on it. */
  readonly priority: LinkPriority;
  readonly isOpen: boolean;
  readonly since: number;
}

/**
 * Which connections to close for a new one; undefined if the new one has to be refused. `slots` are in order of arrival. Of
 * strangers the oldest goes, since an honest one would have finished its handshake; of visitors the newest.
 */
export function makingRoom<P extends Slot>(slots: readonly P[], now: number): readonly P[] | undefined {
  const strangers = slots.filter(({ priority }) => priority === "stranger");
  const opening = strangers.filter(({ isOpen }) => !isOpen);
  if (opening.length >= MOST_OPENING) return oldest(opening, now);
  if (slots.length < MOST_CONNECTIONS) return [];
  const visitor = slots.findLast(({ priority }) => priority === "visitor");
  return strangers.length < STRANGERS && visitor !== undefined ? [visitor] : oldest(strangers, now);
}

function oldest<P extends Slot>([first]: readonly P[], now: number): readonly P[] | undefined {
  return first === undefined || now - first.since < GRACE ? undefined : [first];
}
