import type { Amount, Goods, Resource } from "./goods.ts";

export type CardId = string;
export type Season = 1 | 2 | 3;
export const SEASONS = [1, 2, 3] as const satisfies readonly Season[];

export interface Card {
  readonly id: CardId;
  readonly season: Season;
  readonly type: Resource;
  /** Healthy Humans sent out, when both cards of the Action Zone are activated. */
  readonly cost: Amount;
  /** The first circle. */
  readonly gain: Goods<Amount>;
  /** The second circle: only when both cards are of one type. */
  readonly bonus: Goods<Amount>;
  readonly bane: number;
}
