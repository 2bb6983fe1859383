/** Plays and counts one match of the balance report. */
import type { Game, Sitter } from "../../engine/game.ts";
import type { Counts, Lineup } from "../../engine/survey.ts";
import { seatsOf, seedOf } from "../play/cast.ts";
import { gameOf, surveyOf } from "../play/games.ts";
import { startPlay } from "../play/play.ts";

/** Plain data, since it is sent to a worker thread. */
export interface Order {
  readonly game: string;
  readonly seed: number;
}

export interface Counted {
  readonly counts: Counts;
}

export function countOne({ game: id, seed }: Order, index: number): Counted {
  const game = gameOf(id);
  const survey = surveyOf(game);
  const lineups = survey?.lineups(game) ?? [];
  const lineup = lineups[index % lineups.length];
  if (survey === undefined || lineup === undefined) throw new Error(`nothing is to be played of ${id}`);
  const watcher = survey.watch(lineup);
  const { match, next } = startPlay(castFor(game, lineup, Math.floor(index / lineups.length), seedOf(seed, index)));
  while (!match.isOver) {
    for (const event of match.apply(next())) watcher.see(event, match.state);
  }
  if (match.result === undefined) throw new Error(`match ${index + 1} has no result`);
  watcher.end(match.state, match.result);
  return { counts: watcher.counts };
}

/** In every second match the seats are people's, which have secrets. That mustn't make a difference. */
function castFor(game: Game, { variant, levels }: Lineup, turn: number, seed: number) {
  const by: Sitter = turn % 2 === 0 ? "bot" : "person";
  return {
    game,
    options: variant.options,
    seats: seatsOf(
      levels,
      levels.map(() => by),
    ),
    seed,
  };
}
