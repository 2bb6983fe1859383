/** The games on this table. A new game is one folder and one line here. */
import type { Game } from "../engine/game.ts";
import { precognition } from "./precognition/game.ts";

export const GAMES: readonly Game[] = [precognition];

export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
