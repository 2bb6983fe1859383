/** Boxes of made-up games, to test a shelf. */
import type { GameBox } from "../../../src/ui/box/game-box.ts";
import { box } from "../table/box.ts";
import cave from "./cave.svg?url&no-inline";
import house from "./house.svg?url&no-inline";
import market from "./market.svg?url&no-inline";

const more: readonly GameBox[] = [
  {
    id: "hearth",
    texts: {
      en: {
        "game.name": "The Hearth",
        "game.pitch":
          "Winter comes early this year. Share out the days between hunting, building and keeping the fire, and bring the whole clan through to the thaw.",
      },
      fr: {
        "game.name": "Le Foyer",
        "game.pitch":
          "L’hiver vient tôt cette année. Répartissez les jours entre la chasse, les travaux et le feu, et menez tout le clan jusqu’au dégel.",
      },
    },
    picture: cave,
    focus: "40% 60%",
    colours: { accent: "#a9d3f0", ground: "#101b36" },
    players: { least: 1, most: 4 },
    minutes: { least: 45, most: 60 },
    ways: ["solo", "couch", "online", "coop"],
  },
  {
    id: "market-day",
    texts: {
      en: {
        "game.name": "Market Day",
        "game.pitch":
          "Send your people where the goods are, and sell them while they are dear. Prices follow what everybody does.",
      },
      fr: {
        "game.name": "Jour de marché",
        "game.pitch":
          "Envoyez vos gens là où sont les denrées, et vendez tant qu’elles sont chères. Les prix suivent ce que chacun fait.",
      },
    },
    picture: market,
    focus: "50% 55%",
    colours: { accent: "#b9dc93", ground: "#12281f" },
    players: { least: 2, most: 5 },
    minutes: { least: 60, most: 120 },
    ways: ["couch", "online", "competitive", "teams"],
  },
  {
    id: "long-siege",
    texts: {
      en: {
        "game.name": "The House at the Edge of the City",
        "game.pitch":
          "Four strangers under one roof. By day you mend what is broken, by night somebody has to go out. A story that remembers what you did, over as many evenings as you last.",
      },
      fr: {
        "game.name": "La Maison au bord de la ville",
        "game.pitch":
          "Quatre inconnus sous un toit. Le jour, on répare ce qui est cassé ; la nuit, quelqu’un doit sortir. Une histoire qui se souvient de vos actes, sur autant de soirées que vous tiendrez.",
      },
    },
    picture: house,
    focus: "50% 50%",
    colours: { accent: "#d9b8e8", ground: "#1a1428" },
    players: { least: 1, most: 6 },
    minutes: { least: 90, most: 180 },
    ways: ["solo", "couch", "online", "coop", "campaign"],
  },
  {
    id: "short",
    texts: {
      en: { "game.name": "Ebb", "game.pitch": "Who stays out longest comes home richest, or not at all." },
      fr: { "game.name": "Jusant", "game.pitch": "Qui reste le plus longtemps rentre le plus riche, ou pas du tout." },
    },
    picture: box.picture,
    focus: "60% 40%",
    colours: { accent: "#f0a98c", ground: "#2a1414" },
    players: { least: 2, most: 2 },
    minutes: { least: 5, most: 5 },
    ways: ["online"],
  },
];

export const BOXES: readonly GameBox[] = [box, ...more];
