/** Who finds a place among a page's connections: a new one always does, unless all others have only just come or have a seat. */
import type { Standing } from "../net/node.ts";

export const MOST_CONNECTIONS = 128;
/** Of those over which nobody has greeted yet so many keep their place, however many visitors there are. */
export const STRANGERS = 32;
/** So many may be on their way here at once: each keeps the browser busy. */
export const MOST_OPENING = 32;
/** In milliseconds: whoever comes has so long to be connected and to greet. */
export const GRACE = 3_000;

export interface Place {
  /** The highest that anybody has who is spoken to over it. */
  readonly standing: Standing;
  readonly isOpen: boolean;
  readonly since: number;
}

/**
 * Whoever goes so that another one can come in; nothing if it has to stay outside. `places`: in the order in which they
 * came. A stranger who does nothing but take up a place is there longest, and of visitors those who were first may stay.
 */
export function makingRoom<P extends Place>(places: readonly P[], now: number): readonly P[] | undefined {
  const strangers = places.filter(({ standing }) => standing === "stranger");
  const opening = strangers.filter(({ isOpen }) => !isOpen);
  if (opening.length >= MOST_OPENING) return oldest(opening, now);
  if (places.length < MOST_CONNECTIONS) return [];
  const visitor = places.findLast(({ standing }) => standing === "visitor");
  return strangers.length < STRANGERS && visitor !== undefined ? [visitor] : oldest(strangers, now);
}

function oldest<P extends Place>([first]: readonly P[], now: number): readonly P[] | undefined {
  return first === undefined || now - first.since < GRACE ? undefined : [first];
}
