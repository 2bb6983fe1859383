/**
 * Decides when the next step happens: calls `next` exactly once, now or later. The page sets the speed, so a session knows
 * nothing of time.
 */
export type Pace = (next: () => void) => void;
