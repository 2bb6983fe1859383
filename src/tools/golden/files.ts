/** The names of playthrough files, and of the file with a game's pieces, which helps to read them. */
import type { Game, Variant } from "../../engine/game.ts";
import { nameOf } from "../play/games.ts";

export const playthroughFile = ({ id }: Game, variant: Variant): string => `${id}-${nameOf(variant)}.txt`;

export const piecesFile = ({ id }: Game): string => `${id}-pieces.txt`;

export const pieces = ({ tables }: Game): string =>
  Object.entries(tables)
    .flatMap(([name, printed]) => [`${name}:`, ...[printed].flat().map((piece) => `  ${JSON.stringify(piece)}`), ""])
    .join("\n");
