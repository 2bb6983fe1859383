import type { Bot } from "../../../engine/game.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { legal } from "../rules/legal.ts";

/** Picks one of the legal acts, all equally likely. */
export const random: Bot<PrecognitionTypes> = ({ state, seat, mine, luck }) => luck.pick(legal(state, seat, mine));
