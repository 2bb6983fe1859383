/** A match for the tools to play, which is determined by these values. */
import type { Game, Types } from "../../engine/game.ts";
import type { SeatInfo } from "../../engine/match.ts";
import { seeded } from "../../engine/rng.ts";

export interface Cast<T extends Types = Types> {
  readonly game: Game<T>;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly seed: number;
}

/** The largest seed. */
export const MOST_SEED = Number.MAX_SAFE_INTEGER;

/** The seed of a match in a series. With 53 bits, collisions are unlikely even among a million. */
export function seedOf(series: number, index: number): number {
  const luck = seeded(series, index);
  return luck.next() * 2 ** 21 + luck.below(2 ** 21);
}

export function seatsOf(levels: readonly string[], by: readonly SeatInfo["by"][]): readonly SeatInfo[] {
  return levels.map((level, i) => ({ name: `Seat ${i + 1}`, by: by[i] ?? "person", level }));
}
