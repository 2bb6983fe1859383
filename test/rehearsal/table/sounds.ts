/** What is heard of the rehearsal game: its finds, and nothing around it. */
import { CARDS_TURN, COINS, TURN } from "../../../src/kit/sound/sounds.ts";
import type { GameSounds } from "../../../src/sound/game-sounds.ts";
import type { Salvage } from "../model.ts";

export const sounds: GameSounds<Salvage> = {
  cues: { found: CARDS_TURN, banked: COINS },
  cueOf(event) {
    // A wave that takes the haul leaves nothing to be seen.
    if (event.on === "found") return event.worth > 0 ? "found" : undefined;
    return event.on === "banked" && event.coins > 0 ? "banked" : undefined;
  },
  turn: TURN,
};
