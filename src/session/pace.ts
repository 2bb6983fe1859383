/**
 * Decides when the next step happens: calls `next` exactly once, now or later. Whoever shows the match sets its speed, so
 * a session knows nothing of time.
 */
export type Pace = (next: () => void) => void;
