import { ROUNDS_PER_SEASON, type TileId } from "../../model/river.ts";
import { islandAfter } from "../../rules/pieces.ts";

export interface NextIsland {
  readonly season: number;
  readonly island: TileId;
  readonly rounds: number;
}

/**
 * Where the boats land next, and how many rounds it takes them to be there. The round being played is one of them until
 * its stretch has been turned up, wherever that is told: whoever has just landed sets out for another island only with
 * the next round.
 */
export function nextIsland(round: number, turned: number): NextIsland {
  const season = Math.ceil(Math.max(1, round, turned) / ROUNDS_PER_SEASON);
  const end = season * ROUNDS_PER_SEASON;
  return { season, island: islandAfter(end).id, rounds: end - turned };
}
