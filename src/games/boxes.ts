/** The boxes of the games on this table, as they stand on the shelf. A new game is one line here as well. */
import type { GameBox } from "../ui/box/game-box.ts";
import { box as precognition } from "./precognition/table/box.ts";

export const BOXES: readonly GameBox[] = [precognition];
