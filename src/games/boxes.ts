/** The games' boxes on the shelf. A new game has a line here too. */
import type { GameBox } from "../ui/box/game-box.ts";
import { box as precognition } from "./precognition/table/box.ts";

export const BOXES: readonly GameBox[] = [precognition];
