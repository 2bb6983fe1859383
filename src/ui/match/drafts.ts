/** What all who play from here have picked and not sent, kept as one. */
import type { Seat } from "../../session/session.ts";
import type { Drafts } from "./place.ts";

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
