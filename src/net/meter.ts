/** Counts what comes in on one link: nobody may send so much that others have no time left for the match. */
import { Refusal } from "../engine/refusal.ts";
import { MOST_MESSAGES_A_SECOND } from "./limits.ts";

const SECOND = 1_000;

export interface Meter {
  /** When it was last looked at, on the clock that the node is told. */
  readonly at: number;
  /** Thousandths of messages that may still come in: it fills up again with time, as far as one second's worth. */
  readonly room: number;
}

const FULL = MOST_MESSAGES_A_SECOND * SECOND;

export const newMeter = (now: number): Meter => ({ at: now, room: FULL });

/** One more message; refused if it's one too many. A clock that goes back makes no room. */
export function metered({ at, room }: Meter, now: number): Meter {
  const gained = Math.max(0, now - at) * MOST_MESSAGES_A_SECOND;
  const left = Math.min(FULL, room + gained) - SECOND;
  if (left < 0) throw new Refusal("too-many-messages", { most: MOST_MESSAGES_A_SECOND });
  return { at: now, room: left };
}
