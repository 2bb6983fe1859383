/** The keys of the names of everything that was printed, game by game. */
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { GOODS } from "../../src/games/precognition/model/goods.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  precognition: [
    ...CARDS.map(({ id }) => `card.${id}`),
    ...[...TILES, ...ISLANDS].map(({ id }) => `tile.${id}`),
    ...STANDARD_ROOMS.flatMap(({ id, machines }) => [
      `room.${id}`,
      ...machines.map((_, i) => `machine.${id}.${i + 1}`),
    ]),
    ...[...GOODS, "healthy", "contaminated"].map((good) => `good.${good}`),
  ],
};

export function namesOfPieces(game: string): readonly string[] {
  const names = NAMES[game];
  if (names === undefined) throw new Error(`nobody has listed what was printed for ${game}`);
  return names;
}
