/** All games, with their rules and their words. Loaded behind the first page. */
import { GAMES } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import type { Shelf } from "./shelf.ts";

// One value, and not the module itself: for that the bundler needs a helper, which it may put beside all that draws.
export const allGames: Shelf = { games: GAMES, tables: TABLES };
