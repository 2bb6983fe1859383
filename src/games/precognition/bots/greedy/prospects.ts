/** What an average round of a season brings, computed from its cards and tiles. */
import { CARDS } from "../../content/cards.ts";
import { TILES } from "../../content/river.ts";
import type { Card, Season } from "../../model/card.ts";
import { type Amount, GOODS, type Good, type Tally, tally } from "../../model/goods.ts";
import { ROUNDS, seasonOf } from "../../model/river.ts";
import type { Condition } from "../../model/room.ts";
import { wouldHold } from "../../rules/conditions.ts";

/** Two cards enter each Action Zone in a round. */
const CARDS_A_ROUND = 2;
/** The fourth round of a season ends at an Island, without a tile. */
const TILES_A_ROUND = 3 / 4;
/** The share of rounds in which both cards are of one type. */
const SAME_TYPE = 0.3;

interface Prospect {
  /** Of both cards, as are the gains below. */
  readonly cost: number;
  readonly bane: number;
  readonly gains: Tally;
  /** What the tile gives minus what it takes. */
  readonly tile: Tally;
}

export const prospectOf = (season: Season): Prospect => PROSPECTS[season - 1] ?? PROSPECTS[0];

/** The average Bane that is still to rise after this round. */
export const baneAfter = (round: number): number => BANE_AFTER[round] ?? 0;

/** How often a Machine's condition holds by chance for two activated cards of the season. */
export function frequency(when: Condition, season: Season): number {
  const cards = cardsOf(season);
  const pairs = cards.flatMap((kept) => cards.filter((given) => given !== kept).map((given) => ({ kept, given })));
  return average(pairs, (zone) => (wouldHold(when, zone) ? 1 : 0));
}

function prospect(season: Season): Prospect {
  const cards = cardsOf(season);
  const tiles = TILES.filter((tile) => tile.season === season);
  const x = average(
    cards.filter(({ cost }) => cost !== "X"),
    ({ cost }) => numberOf(cost, 0),
  );
  const gain = (good: Good, card: Card) => numberOf(card.gain[good], x) + SAME_TYPE * numberOf(card.bonus[good], x);
  return {
    cost: CARDS_A_ROUND * x,
    bane: CARDS_A_ROUND * average(cards, ({ bane }) => bane),
    gains: ofEach((good) => CARDS_A_ROUND * average(cards, (card) => gain(good, card))),
    tile: ofEach(
      (good) => TILES_A_ROUND * average(tiles, ({ gives, takes }) => (gives[good] ?? 0) - (takes[good] ?? 0)),
    ),
  };
}

function cardsOf(season: Season): Card[] {
  return CARDS.filter((card) => card.season === season);
}

const numberOf = (amount: Amount = 0, x: number): number => (amount === "X" ? x : amount);

const ofEach = (amount: (good: Good) => number): Tally =>
  tally(Object.fromEntries(GOODS.map((good) => [good, amount(good)])));

function average<X>(all: readonly X[], value: (one: X) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0) / all.length;
}

const PROSPECTS = [prospect(1), prospect(2), prospect(3)] as const;

const BANE_AFTER = Array.from({ length: ROUNDS + 1 }, (_, round) => {
  const ahead = Array.from({ length: ROUNDS - round }, (_, i) => prospectOf(seasonOf(round + 1 + i)).bane);
  return ahead.reduce((sum, bane) => sum + bane, 0);
});
