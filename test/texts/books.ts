/** All texts there are: the shell's, and those of every game on the table. */
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import type { Texts } from "../../src/ui/texts/messages.ts";
import { texts as shell } from "../../src/ui/texts/shell.ts";

export interface Book {
  readonly name: string;
  readonly texts: Texts;
}

export const SHELL: Book = { name: "the shell", texts: shell };

export function tableOf(id: string): GameTable {
  const table = TABLES[id];
  if (table === undefined) throw new Error(`no table for ${id}`);
  return table;
}

export const GAME_BOOKS: readonly Book[] = GAMES.map(({ id }) => ({ name: id, texts: tableOf(id).texts }));

export const BOOKS: readonly Book[] = [SHELL, ...GAME_BOOKS];

export const english = ({ texts }: Book): Readonly<Record<string, string>> => texts.en ?? {};
