import type { Season } from "./card.ts";
import type { Goods } from "./goods.ts";

export type TileId = string;

export interface RiverTile {
  readonly id: TileId;
  readonly season: Season;
  readonly gives: Goods;
  readonly takes: Goods;
}

/** At the end of a season, where the healthy Humans are fed. */
export interface Island {
  readonly id: TileId;
  readonly season: Season;
}

export const ROUNDS = 12;
export const ROUNDS_PER_SEASON = 4;

export function seasonOf(round: number): Season {
  if (round <= ROUNDS_PER_SEASON) return 1;
  return round <= 2 * ROUNDS_PER_SEASON ? 2 : 3;
}

export const endsSeason = (round: number): boolean => round % ROUNDS_PER_SEASON === 0;
