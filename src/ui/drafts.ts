/** What all who play from here have picked and not sent, kept as one. */
import type { Seat } from "../session/session.ts";

/** Of one seat, or of several people at one screen together. */
export interface Drafts {
  /** What was picked before a reload; it belongs to this very moment of the match. */
  readonly kept: unknown;
  /** What is picked now; nothing, once it has been sent. */
  keep(draft: unknown): void;
}

export interface AllDrafts {
  of(seat: Seat): Drafts;
  /** Of several people at one screen. */
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
