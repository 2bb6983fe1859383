/** Which games' positions can be written down; a new game is one line here as well. */
import type { Positions } from "../engine/position.ts";
import { positions as precognition } from "./precognition/positions/positions.ts";

export const POSITIONS: Readonly<Record<string, Positions>> = { precognition };
