/** The drafts of all seats played from here, kept together. */
import type { Seat } from "../session/session.ts";

/** The draft of one seat, or of a shared screen. */
export interface Drafts {
  /** The draft before a reload. It belongs to the current position of the match. */
  readonly kept: unknown;
  /** Keeps a draft; undefined once it has been sent. */
  keep(draft: unknown): void;
}

export interface AllDrafts {
  of(seat: Seat): Drafts;
  /** The draft of a shared screen. */
  readonly shared: Drafts;
}

/** `kept` comes from outside. */
export function allDrafts(kept: unknown, keep: (all: unknown) => void): AllDrafts {
  const { seats, shared } = Object(kept);
  const all: { seats: Record<Seat, unknown>; shared: unknown } = { seats: { ...Object(seats) }, shared };
  const say = (): void => keep({ ...all, seats: { ...all.seats } });
  return {
    of: (seat) => ({
      kept: all.seats[seat],
      keep(draft) {
        all.seats[seat] = draft;
        say();
      },
    }),
    shared: {
      kept: shared,
      keep(draft) {
        all.shared = draft;
        say();
      },
    },
  };
}
