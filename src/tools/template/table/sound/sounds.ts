/** What is heard of the game, whenever something is seen. */
import { CARD_COMES, CARDS_TURN, COINS, TURN } from "../../../../kit/sound/sounds.ts";
import type { GameSounds } from "../../../../sound/game-sounds.ts";
import type { NewGameTypes } from "../../model/types.ts";

export const sounds: GameSounds<NewGameTypes> = {
  cues: { laid: CARD_COMES, turned: CARDS_TURN, won: COINS },
  cueOf({ on }) {
    return on === "laid" || on === "turned" || on === "won" ? on : undefined;
  },
  turn: TURN,
};
