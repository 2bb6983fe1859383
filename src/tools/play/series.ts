/** Many matches of one kind, each from a seed of its own. */
import type { Game, Sitter } from "../../engine/game.ts";
import { findGame } from "../../games/index.ts";
import { type Cast, seatsOf, seedOf } from "./cast.ts";

/** As plain data, so that it can be handed to another thread. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly sit: readonly Sitter[];
  readonly seed: number;
}

export function castOf(series: Series, index: number): Cast {
  return {
    game: gameOf(series),
    options: series.options,
    seats: seatsOf(series.bots, series.sit),
    seed: seedOf(series.seed, index),
  };
}

function gameOf({ game }: Series): Game {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game "${game}"`);
  return found;
}
