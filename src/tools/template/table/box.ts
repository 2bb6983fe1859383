/** The game's box on the shelf, which is loaded before the rest of the game. */
import type { GameBox } from "../../../ui/box/game-box.ts";
import picture from "./box.svg?url&no-inline";
import { texts as en } from "./texts/box/en.ts";
import { texts as fr } from "./texts/box/fr.ts";

export const box: GameBox = {
  id: "new-game",
  texts: { en, fr },
  picture,
  focus: "50% 62%",
  colours: { accent: "#f2cdb8", ground: "#0b2636" },
  players: { least: 2, most: 4 },
  minutes: { least: 5, most: 10 },
  ways: ["solo", "couch", "online", "competitive"],
};
