/** Who arrives at Letea in the end, and how many are missing. */
import type { Result, Seat } from "../../../../engine/game.ts";
import { ROUNDS } from "../../model/river.ts";
import type { State } from "../../model/state.ts";
import { goalOf } from "../../rules/result.ts";

export interface Arrival {
  /** The seats whose boats are shown. */
  readonly seats: readonly Seat[];
  /** Healthy Humans who are ashore. */
  readonly ashore: number;
  /** How many more would have been needed. */
  readonly missed: number;
}

/** The winners land. If all have lost together, all boats stay on the water. */
export function arrivalOf({ boats, mission, round }: State, { places, isWon }: Result): Arrival {
  const healthy = (seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (boats[seat]?.cabins ?? 0), 0);
  const all = boats.map((_, seat) => seat);
  if (isWon === false) {
    const isCounted = round === ROUNDS && mission?.isLost !== true;
    return { seats: all, ashore: 0, missed: isCounted ? Math.max(0, goalOf(boats.length) - healthy(all)) : 0 };
  }
  const seats = all.filter((seat) => places[seat] === 1);
  return { seats, ashore: healthy(seats), missed: 0 };
}
