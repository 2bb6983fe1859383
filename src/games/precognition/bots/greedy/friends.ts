import type { Seat } from "../../../../engine/game.ts";
import { teamOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";

/** The part of an opponent's gain that counts as a loss, shared among all opponents. */
const ENVY = 0.5;

/** The weight of another boat's gain: 1 for one's own side, negative for opponents. */
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
