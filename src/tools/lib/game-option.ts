/** The option `--game`. */
import type { Game } from "../../engine/game.ts";
import { findGame, GAMES } from "../../games/index.ts";
import { wrongUse } from "./command.ts";

const ids = GAMES.map(({ id }) => id).join(", ");

export const GAME_OPTION = { type: "string", default: GAMES[0]?.id ?? "" } as const;

/** A line for `--help`, after the option's name. */
export const GAME_HELP = `one of: ${ids} (the first, if you don't say)`;

export function readGame(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw wrongUse(`There is no game "${id}". There is: ${ids}.`);
  return game;
}
