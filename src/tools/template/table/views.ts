/** The page's components of the game. */
import { handViews } from "../../../kit/desk/hand-views.tsx";
import type { GameViews } from "../../../ui/game-table.ts";
import type { NewGameTypes } from "../model/types.ts";
import { faceOf, nameOf, pieceOf, readPiece } from "./cards/faces.ts";
import { Overview } from "./overview/overview.tsx";
import { line } from "./texts/texts.ts";

export const views: GameViews<NewGameTypes> = {
  ...handViews<NewGameTypes>({
    pieceOf: ({ card }) => pieceOf(card),
    faceOf,
    nameOf,
    ruleOf: (piece) => line("card.rule", { card: readPiece(piece) ?? 0 }),
    title: ({ prize }) => line("desk.prize", { prize }),
  }),
  Overview,
};
