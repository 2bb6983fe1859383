import type { Bot } from "../../src/engine/game.ts";
import type { Salvage } from "./model.ts";
import { awaits, legal, votes } from "./rules.ts";

/** Any act; of those it needn't play, one in ten. */
export const random: Bot<Salvage> = ({ state, seat, luck }) => {
  const pending = awaits(state);
  if (pending.some((one) => one.kind === "reveal")) return luck.pick(votes);
  const isOwed = pending.some((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
  return isOwed || luck.below(10) === 0 ? luck.pick(legal(state, seat)) : undefined;
};
