import type { Bot } from "../../../engine/game.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { greedy } from "./greedy/greedy.ts";
import { random } from "./random.ts";

/** By level, the weakest first. */
export const bots: Readonly<Record<string, Bot<PrecognitionTypes>>> = { random, greedy };
