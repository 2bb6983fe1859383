import type { GameBox } from "../../../src/ui/box/game-box.ts";
import picture from "./wreck.svg?url&no-inline";

export const box: GameBox = {
  id: "rehearsal",
  texts: {
    en: { "game.name": "Rehearsal", "game.pitch": "Dive for the cargo of a wreck, or take what another brings up." },
    fr: {
      "game.name": "Répétition",
      "game.pitch": "Plongez vers la cargaison d’une épave, ou prenez ce qu’un autre remonte.",
    },
  },
  picture,
  focus: "50% 55%",
  colours: { accent: "#7fd8cf", ground: "#07222c" },
  players: { least: 2, most: 4 },
  minutes: { least: 10, most: 15 },
  ways: ["solo", "couch", "online", "competitive"],
};
