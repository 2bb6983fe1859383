import type { BoxTexts } from "../../../../../ui/box/game-box.ts";

export const texts: BoxTexts = {
  "game.name": "New Game",
  "game.pitch":
    "Every round there are pearls to be won. Everybody lays a card face down: the highest that nobody else has laid takes them.",
};
