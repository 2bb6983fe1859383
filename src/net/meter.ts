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

export const newMeter = (now: number, most = MOST_MESSAGES_A_SECOND): Meter => ({ at: now, room: most * SECOND });

/** One more message; refused if it's one too many. A clock that goes back makes no room. */
export function metered({ at, room }: Meter, now: number, most = MOST_MESSAGES_A_SECOND): Meter {
  const gained = Math.max(0, now - at) * most;
  const left = Math.min(most * SECOND, room + gained) - SECOND;
  if (left < 0) throw new Refusal("too-many-messages", { most });
  return { at: now, room: left };
}
