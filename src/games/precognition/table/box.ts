import picture from "../../../../assets/boxes/great-river.svg?url&no-inline";
import type { GameBox } from "../../../ui/box/game-box.ts";
import { texts as en } from "./texts/box/en.ts";
import { texts as fr } from "./texts/box/fr.ts";

export const box: GameBox = {
  id: "precognition",
  texts: { en, fr },
  picture,
  focus: "50% 42%",
  colours: { accent: "#f7b267", ground: "#2a1822" },
  players: { least: 2, most: 4 },
  minutes: { least: 45, most: 90 },
  hasLesson: true,
  ways: ["solo", "couch", "online", "competitive", "teams", "coop", "campaign"],
};
