import type { Seat } from "../../../../engine/game.ts";
import { teamOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";

/** What an opponent gains is partly lost to me, the less the more opponents there are to share the loss. */
const ENVY = 0.5;

/** How much of what another boat gains is mine as well: all of it, or a loss. */
export function sympathy({ options, boats }: State, seat: Seat, other: Seat): number {
  switch (options.mode) {
    case "coop":
      return 1;
    case "teams":
      return teamOf(seat) === teamOf(other) ? 1 : -ENVY / 2;
    case "competitive":
      return -ENVY / (boats.length - 1);
  }
}
