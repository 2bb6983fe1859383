/** Descriptions of cards. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Card } from "../../model/card.ts";
import type { Amount, Goods } from "../../model/goods.ts";
import { cardName, some } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { goodsIn } from "./badges.ts";
import type { IconName } from "./icon-paths.ts";

/** All that is printed on it, in one sentence. */
export function cardLine({ id, type, season, cost, gain, bonus, bane }: Card): Line {
  return line("card-rule.card", {
    card: cardName(id),
    type,
    season,
    cost: `${cost}`,
    gain: goods(gain),
    bonus: goods(bonus),
    bane,
  });
}

/** The contents of a circle, which may be X. */
const goods = (printed: Goods<Amount>): Line[] =>
  goodsIn(printed).map(([good, value]) => (value === "X" ? line("card-rule.x-of", { good }) : some(good, value)));

/** One printed rule, with its sign. */
export interface CardRule {
  readonly sign: IconName;
  readonly line: Line;
}

export const cardRules = ({ type, cost, gain, bonus, bane }: Card): readonly CardRule[] => [
  { sign: "cost", line: cost === "X" ? line("card-rule.cost-x") : line("card-rule.cost", { cost }) },
  {
    sign: type,
    line: line(Object.values(gain).includes("X") ? "card-rule.gain-x" : "card-rule.gain", { goods: goods(gain) }),
  },
  { sign: "pair", line: line("card-rule.bonus", { type, goods: goods(bonus) }) },
  ...(bane > 0 ? [{ sign: "bane", line: line("card-rule.bane", { bane }) } as const] : []),
];

export const cardKind = ({ type, season }: Card): Line => line("card-rule.kind", { type, season });
