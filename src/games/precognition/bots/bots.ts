import type { Bot } from "../../../engine/game.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { random } from "./random.ts";

/** By level; the first one plays for whoever is absent. */
export const bots: Readonly<Record<string, Bot<PrecognitionTypes>>> = { random };
