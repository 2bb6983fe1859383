/** Many matches of one kind, each with its own seed. */
import type { Sitter } from "../../engine/game.ts";
import { type Cast, seatsOf, seedOf } from "./cast.ts";
import { gameOf } from "./games.ts";

/** Plain data, since it is sent to a worker thread. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly sit: readonly Sitter[];
  readonly seed: number;
}

export function castOf(series: Series, index: number): Cast {
  return {
    game: gameOf(series.game),
    options: series.options,
    seats: seatsOf(series.bots, series.sit),
    seed: seedOf(series.seed, index),
  };
}
