import type { Advice, Bot, BotTurn } from "../../../../engine/game.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { legal } from "../../rules/legal.ts";
import { weighPasses, weighRooms } from "./advanced.ts";
import { weighChoices } from "./choice.ts";
import { type Weighed, weighOpenActs } from "./open-acts.ts";
import { reasonFor } from "./reason.ts";

/** Looks one act ahead, expects average cards, and maximizes the healthy Humans that reach Létéa. */
export const greedy: Bot<PrecognitionTypes> = (turn) => weigh(turn)[0]?.act;

/** The same act with its reason, for a player who asks. */
export function advise(turn: BotTurn<PrecognitionTypes>): Advice<PrecognitionTypes> | undefined {
  const [best, next] = weigh(turn);
  return best && { act: best.act, reason: reasonFor(best, next, turn.state.round) };
}

/** All legal acts, best first. */
function weigh({ state, seat, mine }: BotTurn<PrecognitionTypes>): Weighed[] {
  const hand = [...mine.values()];
  switch (legal(state, seat, mine)[0]?.do) {
    case "leave-room":
      return weighRooms(state, seat);
    case "pass":
      return weighPasses(state, seat, hand);
    case "choose":
      return weighChoices(state, seat, hand);
    default:
      return weighOpenActs(state, seat);
  }
}
