/** How the tools play a game when they aren't told otherwise. */
import type { Game } from "../../engine/game.ts";
import { TABLES } from "../../games/tables.ts";
import type { GameTable } from "../../ui/game-table.ts";

export function tableOf(game: Game): GameTable {
  const table = TABLES[game.id];
  if (table === undefined) throw new Error(`there is no table for ${game.id}`);
  return table;
}

export function playerCounts(game: Game): readonly number[] {
  const { fewest, most } = tableOf(game).players;
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The game's first bot in every seat. */
export const usualBots = (game: Game, players: number): readonly string[] =>
  Array.from({ length: players }, () => Object.keys(game.bots)[0] ?? "");
