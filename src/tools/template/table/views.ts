/** The page's components of the game. */
import type { GameViews } from "../../../ui/game-table.ts";
import type { NewGameTypes } from "../model/types.ts";
import { Desk, KEYS } from "./desk/desk.tsx";
import { Closer, Closers } from "./overview/closer.tsx";
import { Overview } from "./overview/overview.tsx";

export const views: GameViews<NewGameTypes> = { Overview, Desk, keys: KEYS, Closer, Over: Closers };
