/** All combinations of mode, set-up, number of players and difficulty. */
import type { Variant } from "../../../engine/game.ts";
import { DIFFICULTIES, type Options, PLAYERS, SETUPS } from "../model/options.ts";
import type { PrecognitionTypes } from "../model/types.ts";

const ofSetups = (ways: (setup: Options["setup"]) => readonly Options[]): readonly Options[] => SETUPS.flatMap(ways);

const OPTIONS: readonly Options[] = [
  ...ofSetups((setup) => [{ mode: "competitive", setup }]),
  ...ofSetups((setup) => [{ mode: "teams", setup }]),
  ...ofSetups((setup) => DIFFICULTIES.map((difficulty) => ({ mode: "coop", setup, difficulty }))),
];

export const VARIANTS: readonly Variant<PrecognitionTypes>[] = OPTIONS.flatMap((options) => {
  const { fewest, most } = PLAYERS[options.mode];
  return Array.from({ length: most - fewest + 1 }, (_, i) => ({ options, players: fewest + i }));
});
