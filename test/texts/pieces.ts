/** The keys of the names of everything that was printed, game by game, and of what else is put together of parts. */
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { OBJECTIVES } from "../../src/games/precognition/content/objectives.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { GOODS } from "../../src/games/precognition/model/goods.ts";

/** What the advice of its bots may rest on. */
const REASONS = ["close", "cabins", "contaminated", "doctors", "protectors", "food", "bane", "machines", "others"];

/** What its rules advise. */
const AIMS = ["humans", "food", "bane", "machines", "pass"];

const NAMES: Readonly<Record<string, readonly string[]>> = {
  precognition: [
    ...CARDS.map(({ id }) => `card.${id}`),
    ...[...TILES, ...ISLANDS].map(({ id }) => `tile.${id}`),
    ...[...STANDARD_ROOMS, ...ADVANCED_ROOMS].flatMap(({ id, machines }) => [
      `room.${id}`,
      ...machines.map((_, i) => `machine.${id}.${i + 1}`),
    ]),
    ...OBJECTIVES.map(({ id }) => `objective.${id}`),
    ...[...GOODS, "healthy", "contaminated", "healed", "plugged"].map((good) => `good.${good}`),
    ...[1, 2, 3].flatMap((season) => [`season.${season}`, `season.${season}.text`]),
    ...["food", "human", "ymune", "battery"].map((type) => `type.${type}`),
    ...AIMS.flatMap((aim) => [`guide.aim.${aim}`, `guide.aim.${aim}.text`]),
    ...REASONS.map((reason) => `reason.${reason}`),
  ],
};

/** None, of a game that names all its keys in full. */
export const namesOfPieces = (game: string): readonly string[] => NAMES[game] ?? [];
