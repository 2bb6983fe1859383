import type { BoxTexts } from "../../../../../ui/box/game-box.ts";

export const texts: BoxTexts = {
  "game.name": "Précognition",
  "game.day": "Le fleuve du jour",
  "game.pitch":
    "Des bateaux descendent le Grand Fleuve vers Létéa. À chaque tour, chacun répartit en secret, en même temps, quatre cartes : une à garder, une à donner, deux à passer. Qui mènera à bon port le plus d’Humains sains ?",
};
