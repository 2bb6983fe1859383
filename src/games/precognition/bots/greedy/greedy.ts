import type { Bot } from "../../../../engine/game.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { boatAt } from "../../rules/flow.ts";
import { legal } from "../../rules/legal.ts";
import { weighChoices } from "./choice.ts";
import { weighOpenActs } from "./open-acts.ts";

/** Looks one act ahead, on average cards, and takes what will bring most healthy Humans to Létéa. */
export const greedy: Bot<PrecognitionTypes> = ({ state, seat, mine, luck }) => {
  const isChoosing = boatAt(state, seat).zone === null && legal(state, seat, mine)[0]?.do === "choose";
  const [best] = isChoosing ? weighChoices(state, seat, [...mine.values()]) : weighOpenActs(state, seat);
  return best?.act ?? luck.pick(legal(state, seat, mine));
};
