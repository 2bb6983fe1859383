/** Bots: pure functions of what their seat may know and of given luck. */
import type { Bot } from "../../../engine/game.ts";
import type { NewGameTypes } from "../model/types.ts";

const random: Bot<NewGameTypes> = ({ mine, luck }) => ({ do: "lay", card: luck.pick([...mine.values()]) });

/** Plays a high card for a high prize and a low one otherwise, and sometimes a random one. */
const thrifty: Bot<NewGameTypes> = (turn) => {
  const cards = [...turn.mine.values()].sort((a, b) => a - b);
  const card = turn.state.prize > 1 ? cards.at(-1) : cards[0];
  return card === undefined || turn.luck.below(4) === 0 ? random(turn) : { do: "lay", card };
};

/** By level, the weakest first, which plays for people who are absent. */
export const bots: Readonly<Record<string, Bot<NewGameTypes>>> = { random, thrifty };
