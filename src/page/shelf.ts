import type { Game } from "../engine/game.ts";
import type { GameTable } from "../ui/game-table.ts";

/** What there is to be played. */
export interface Shelf {
  /** The first one is offered on the first page. */
  readonly games: readonly Game[];
  /** By the ids of the games. */
  readonly tables: Readonly<Record<string, GameTable>>;
}
