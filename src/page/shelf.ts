import type { Game } from "../engine/game.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import type { GameTable } from "../ui/game-table.ts";

/** The games of a page: their boxes are part of it, everything else is loaded later. */
export interface Games {
  /** Of all games, in the order of the shelf. */
  readonly boxes: readonly GameBox[];
  load(): Promise<Shelf>;
}

export interface Shelf {
  readonly games: readonly Game[];
  /** By the ids of the games. */
  readonly tables: Readonly<Record<string, GameTable>>;
}
