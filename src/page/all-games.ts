/** All games, with their rules and texts. Loaded after the first page. */
import { GAMES } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import type { Shelf } from "./shelf.ts";

// One value rather than the module itself: for a module the bundler needs a helper, and may put it in the chunk that draws.
export const allGames: Shelf = { games: GAMES, tables: TABLES };
