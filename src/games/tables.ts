/** How the games on this table are told and shown. A new game is one line here as well. */
import type { GameTable } from "../ui/game-table.ts";
import { table as precognition } from "./precognition/table/table.ts";

export const TABLES: Readonly<Record<string, GameTable>> = { precognition };
