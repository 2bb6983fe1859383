/** All games. A new game is a folder and a line here. */
import type { Game } from "../engine/game.ts";
import { precognition } from "./precognition/game.ts";

export const GAMES: readonly Game[] = [precognition];

export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
