import type { BoxTexts } from "../../../../../ui/box/game-box.ts";

export const texts: BoxTexts = {
  "game.name": "New Game",
  "game.pitch":
    "À chaque tour, des perles sont à gagner. Chacun pose une carte face cachée : la plus haute que personne d’autre n’a posée les emporte.",
};
