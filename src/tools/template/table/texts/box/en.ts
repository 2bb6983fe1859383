import type { BoxTexts } from "../../../../../ui/box/game-box.ts";

export const texts: BoxTexts = {
  "game.name": "New Game",
  "game.pitch":
    "Every round pearls are at stake. Everybody plays a card face down: the highest that nobody else has played takes them.",
};
