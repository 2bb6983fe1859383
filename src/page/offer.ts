/** A game as this page offers it, and a match of it as it's begun. */
import type { Game } from "../engine/game.ts";
import type { LocalSession } from "../session/local-session.ts";
import type { GameTable } from "../ui/game-table.ts";
import { type Way, waysOf } from "../ui/match/variant-choice.ts";
import type { Shelf } from "./shelf.ts";

export interface Offer {
  readonly game: Game;
  readonly table: GameTable;
  readonly ways: readonly Way[];
  /** Levels of its bots, the weakest first. */
  readonly levels: readonly string[];
}

export function offerOf({ games, tables }: Shelf, id: string): Offer {
  const game = games.find((one) => one.id === id);
  const table = tables[id];
  if (game === undefined || table === undefined) throw new Error(`there is no table for ${id}`);
  return { game, table, ways: waysOf(game.variants), levels: Object.keys(game.bots) };
}

export interface Seating {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly by: string; readonly level: string }[];
  /** One person leads all seats that aren't bots'. */
  readonly isAlone: boolean;
  /** Of the match's luck; undefined for any. */
  readonly seed?: number;
  /** Plays the beginning, before anybody sits down. */
  readonly begin?: (session: LocalSession) => void;
  /** False if the log-book is to say nothing of it. */
  readonly isCounted?: boolean;
}
