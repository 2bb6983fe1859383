/** All texts there are: the shell's, and those of every game on the table, with what can be looked up about it. */
import { BOXES } from "../../src/games/boxes.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import type { GameBox } from "../../src/ui/box/game-box.ts";
import { texts as coach } from "../../src/ui/coach/texts.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { texts as replays } from "../../src/ui/replay/texts.ts";
import type { Texts } from "../../src/ui/texts/messages.ts";
import { gameTexts, roomTexts, shellTexts } from "./all-texts.ts";

export interface Book {
  readonly name: string;
  readonly texts: Texts;
}

export const SHELL: Book = { name: "the shell", texts: shellTexts };

export function tableOf(id: string): GameTable {
  const table = TABLES[id];
  if (table === undefined) throw new Error(`no table for ${id}`);
  return table;
}

export function boxOf(id: string): GameBox {
  const box = BOXES.find((one) => one.id === id);
  if (box === undefined) throw new Error(`no box for ${id}`);
  return box;
}

export const GAME_BOOKS: readonly Book[] = await Promise.all(
  GAMES.map(async ({ id }) => {
    const { loadReference, loadLesson } = tableOf(id);
    const more = await Promise.all([loadReference?.(), loadLesson?.()]);
    return { name: id, texts: more.reduce((all, one) => together(all, one?.texts ?? {}), gameTexts(id)) };
  }),
);

function together(one: Texts, other: Texts): Texts {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...languages].map((code) => [code, { ...one[code], ...other[code] }]));
}

/** What comes with rooms online. */
export const ROOMS: Book = { name: "rooms", texts: roomTexts };

/** What comes with replays and sharing. */
export const REPLAYS: Book = { name: "replays", texts: replays };

/** What comes with lessons, whatever the game. */
export const COACH: Book = { name: "the coach", texts: coach };

export const BOOKS: readonly Book[] = [SHELL, ROOMS, REPLAYS, COACH, ...GAME_BOOKS];

export const english = ({ texts }: Book): Readonly<Record<string, string>> => texts.en ?? {};
