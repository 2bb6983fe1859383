/** All variants, the simplest first. The tests play all of them. */
import type { Variant } from "../../../engine/game.ts";
import { LENGTHS, PLAYERS } from "../model/options.ts";
import type { NewGameTypes } from "../model/types.ts";

export const VARIANTS: readonly Variant<NewGameTypes>[] = LENGTHS.flatMap((length) =>
  Array.from({ length: PLAYERS.most - PLAYERS.fewest + 1 }, (_, i) => ({
    options: { length },
    players: PLAYERS.fewest + i,
  })),
);
