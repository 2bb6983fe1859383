import { ROUNDS_PER_SEASON, type TileId } from "../../model/river.ts";
import { islandAfter } from "../../rules/pieces.ts";

export interface NextIsland {
  readonly season: number;
  readonly island: TileId;
  readonly rounds: number;
}

/**
 * The next island, and the rounds until the boats land there. The round being played counts until its tile is turned up.
 * At an island the next one is that island, until the next round begins.
 */
export function nextIsland(round: number, turned: number): NextIsland {
  const season = Math.ceil(Math.max(1, round, turned) / ROUNDS_PER_SEASON);
  const end = season * ROUNDS_PER_SEASON;
  return { season, island: islandAfter(end).id, rounds: end - turned };
}
