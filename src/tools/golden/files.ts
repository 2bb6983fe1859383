/** The files that playthroughs stand in, and the one with what is printed on a game's pieces, to read them with. */
import type { Game, Variant } from "../../engine/game.ts";
import { nameOf } from "../play/games.ts";

export const playthroughFile = ({ id }: Game, variant: Variant): string => `${id}-${nameOf(variant)}.txt`;

export const piecesFile = ({ id }: Game): string => `${id}-pieces.txt`;

export const pieces = ({ tables }: Game): string =>
  Object.entries(tables)
    .flatMap(([name, printed]) => [`${name}:`, ...[printed].flat().map((piece) => `  ${JSON.stringify(piece)}`), ""])
    .join("\n");
