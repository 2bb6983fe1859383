import type { BoxTexts } from "../../../../../ui/box/game-box.ts";

export const texts: BoxTexts = {
  "game.name": "Précognition",
  "game.day": "Today’s river",
  "game.pitch":
    "Boats go down the Great River towards Letea. Every round, everybody splits four cards in secret and at once: one to keep, one to give, two to pass on. Who brings home the most healthy Humans?",
};
