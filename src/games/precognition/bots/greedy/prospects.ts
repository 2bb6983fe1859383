/** What an average round still to come brings a boat, season by season: the deck's own averages, as played by most. */
import { CARDS } from "../../content/cards.ts";
import { type Card, SEASONS, type Season } from "../../model/card.ts";
import { type Good, type Goods, NOTHING, type Tally } from "../../model/goods.ts";

export interface Prospect {
  /** Humans sent out. */
  readonly cost: number;
  readonly gain: Tally;
  readonly bane: number;
}

/** Two cards a round, of which somebody wanted the kept one, so that most of both gets used. */
const CARDS_A_ROUND = 2;
/** Both cards are activated more often than not. */
const ACTIVATED = 0.8;
/** Pairs of one type are made when they can be, about one round in three. */
const PAIRED = 0.3;
/** What X is on average. */
const TYPICAL_X = 2;

const number = (amount: number | "X" | undefined): number => (amount === "X" ? TYPICAL_X : (amount ?? 0));

function prospectOf(season: Season): Prospect {
  const cards = CARDS.filter((card) => card.season === season);
  const average = (of: (card: Card) => number) =>
    (CARDS_A_ROUND * cards.reduce((sum, card) => sum + of(card), 0)) / cards.length;
  const circle = (goods: Goods<number | "X">, good: Good) => number(goods[good]);
  const gained = (good: Good) =>
    ACTIVATED * average(({ gain, bonus }) => circle(gain, good) + PAIRED * circle(bonus, good));
  return {
    cost: ACTIVATED * average(({ cost }) => number(cost)),
    gain: {
      ...NOTHING,
      food: gained("food"),
      human: gained("human"),
      ymune: gained("ymune"),
      battery: gained("battery"),
    },
    bane: average(({ bane }) => bane),
  };
}

const [first, second, third] = SEASONS.map(prospectOf);
const PROSPECTS = { 1: first, 2: second, 3: third };

export function prospect(season: Season): Prospect {
  const found = PROSPECTS[season];
  if (found === undefined) throw new Error("three seasons, and this is none of them");
  return found;
}
