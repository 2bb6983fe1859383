/** The games whose positions can be read from files and written to them. A new game has a line here too. */
import type { Positions } from "../engine/position.ts";
import { positions as precognition } from "./precognition/positions/positions.ts";

export const POSITIONS: Readonly<Record<string, Positions>> = { precognition };
