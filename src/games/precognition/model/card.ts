import type { Amount, Goods, Resource } from "./goods.ts";

export type CardId = string;
export type Season = 1 | 2 | 3;
export const SEASONS = [1, 2, 3] as const satisfies readonly Season[];

export interface Card {
  readonly id: CardId;
  readonly season: Season;
  readonly type: Resource;
  /** In healthy Humans, paid when both cards of the Action Zone are activated. */
  readonly cost: Amount;
  /** Printed in the first circle. */
  readonly gain: Goods<Amount>;
  /** Printed in the second circle, for two cards of one type. */
  readonly bonus: Goods<Amount>;
  readonly bane: number;
}
