import type { Good, Goods, Resource } from "./goods.ts";

export type RoomId = string;

export interface Room {
  readonly id: RoomId;
  /** From the top. */
  readonly machines: readonly [Machine, Machine, Machine];
}

export interface Machine {
  /** How many power it. */
  readonly batteries: number;
  readonly when: Condition;
  readonly gives: Goods;
  /** How many Humans may move from the Contaminated Deck to the Cabins. */
  readonly heals?: number;
}

/** One kind for each row of the advanced Rooms; the standard ones have only pairs. */
export type Condition = GainedCondition | GivenCondition | PairCondition;

/** Depends on what was accepted from this round's cards. `ymune` counts Doctors and Protectors. */
export interface GainedCondition {
  readonly gained: Good;
  readonly atLeast: number;
}

/** Depends on the card given to the left neighbour this round, and on its cost there. */
export type GivenCondition =
  | { readonly given: "type"; readonly type: Resource }
  | { readonly given: "cost"; readonly least: number; readonly most: number }
  | { readonly given: "bane" };

/** Depends on the two cards of the Action Zone, activated or not. */
export type PairCondition =
  | { readonly pair: "type-and-other"; readonly type: Resource }
  | { readonly pair: "two-types"; readonly types: readonly [Resource, Resource] }
  | { readonly pair: "bane-and-none" }
  | { readonly pair: "costs-sum"; readonly least: number; readonly most: number }
  | { readonly pair: "equal-costs" }
  | { readonly pair: "different-costs" };

/** Higher than the sum of any two costs. */
export const HIGHEST_COST = 99;
