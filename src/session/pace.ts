/**
 * Says when the next step may happen: calls `next` once, at once or whenever it likes. Whoever shows a match decides
 * how fast it goes, so nothing here knows of time.
 */
export type Pace = (next: () => void) => void;
