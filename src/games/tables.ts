/** How the games are shown and played in the page. A new game has a line here too. */
import type { GameTable } from "../ui/game-table.ts";
import { table as precognition } from "./precognition/table/table.ts";

export const TABLES: Readonly<Record<string, GameTable>> = { precognition };
