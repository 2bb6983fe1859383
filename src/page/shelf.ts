import type { Game } from "../engine/game.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import type { GameTable } from "../ui/game-table.ts";

/** The games of a page: their boxes come with it, and all the rest behind it. */
export interface Games {
  /** In the order in which they stand; of each game that there is. */
  readonly boxes: readonly GameBox[];
  load(): Promise<Shelf>;
}

/** What there is to be played. */
export interface Shelf {
  readonly games: readonly Game[];
  /** By the ids of the games. */
  readonly tables: Readonly<Record<string, GameTable>>;
}
