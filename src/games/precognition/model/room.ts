import type { Good, Goods, Resource } from "./goods.ts";

export type RoomId = string;

export interface Room {
  readonly id: RoomId;
  /** From the top. */
  readonly machines: readonly [Machine, Machine, Machine];
}

export interface Machine {
  /** How many it takes to power it. */
  readonly batteries: number;
  readonly when: Condition;
  readonly gives: Goods;
  /** So many Humans may go from the Contaminated Deck to the Cabins. */
  readonly heals?: number;
}

/** The three rows of the advanced Rooms; the standard ones know pairs only. */
export type Condition = GainedCondition | GivenCondition | PairCondition;

/** What this round's cards brought, units accepted; Ymunes are counted as Doctors and Protectors together. */
export interface GainedCondition {
  readonly gained: Good;
  readonly atLeast: number;
}

/** The card given to the left neighbour this round; its cost as it is resolved over there. */
export type GivenCondition =
  | { readonly given: "type"; readonly type: Resource }
  | { readonly given: "cost"; readonly least: number; readonly most: number }
  | { readonly given: "bane" };

/** The two cards of the Action Zone, activated or not. */
export type PairCondition =
  | { readonly pair: "type-and-other"; readonly type: Resource }
  | { readonly pair: "two-types"; readonly types: readonly [Resource, Resource] }
  | { readonly pair: "bane-and-none" }
  | { readonly pair: "costs-sum"; readonly least: number; readonly most: number }
  | { readonly pair: "equal-costs" }
  | { readonly pair: "different-costs" };

/** No cost, and no two costs together, are higher. */
export const HIGHEST_COST = 99;
