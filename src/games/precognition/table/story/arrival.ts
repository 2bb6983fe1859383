/** Who comes to Letea in the end, and who is missed there. */
import type { Result, Seat } from "../../../../engine/game.ts";
import { ROUNDS } from "../../model/river.ts";
import type { State } from "../../model/state.ts";
import { goalOf } from "../../rules/result.ts";

export interface Arrival {
  /** Whose boats are seen. */
  readonly seats: readonly Seat[];
  /** Healthy Humans who have come home: they are ashore. */
  readonly ashore: number;
  /** So many more would have been needed. */
  readonly missed: number;
}

/** Whoever has won lands. Where all have lost together, all boats stay on the water, in sight of the island. */
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
