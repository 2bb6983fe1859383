/** What bots do: pure functions of what their seat may know, and of luck that comes in. */
import type { Bot } from "../../../engine/game.ts";
import type { NewGameTypes } from "../model/types.ts";

const random: Bot<NewGameTypes> = ({ mine, luck }) => ({ do: "lay", card: luck.pick([...mine.values()]) });

/** Spends a high card where there is much to win, and a low one else; now and then it does what nobody expects. */
const thrifty: Bot<NewGameTypes> = (turn) => {
  const cards = [...turn.mine.values()].sort((a, b) => a - b);
  const card = turn.state.prize > 1 ? cards.at(-1) : cards[0];
  return card === undefined || turn.luck.below(4) === 0 ? random(turn) : { do: "lay", card };
};

/** By level, from the weakest, which plays for whoever is absent. */
export const bots: Readonly<Record<string, Bot<NewGameTypes>>> = { random, thrifty };
