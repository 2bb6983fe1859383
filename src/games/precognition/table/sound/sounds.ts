/** All that is heard of the game. */
import { TURN } from "../../../../kit/sound/sounds.ts";
import type { GameSounds } from "../../../../sound/game-sounds.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { cueOf } from "./cue-of.ts";
import { CUES } from "./cues.ts";
import { INSTRUMENTS, MUSIC } from "./music.ts";
import { BEDS, CALLS, soundscapeOf } from "./surroundings.ts";

export const sounds: GameSounds<PrecognitionTypes> = {
  cues: CUES,
  cueOf,
  turn: TURN,
  soundscapeOf,
  beds: BEDS,
  calls: CALLS,
  music: MUSIC,
  instruments: INSTRUMENTS,
};
