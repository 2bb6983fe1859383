import type { Goods, Resource } from "./goods.ts";

export type RoomId = string;

export interface Room {
  readonly id: RoomId;
  readonly machines: readonly [Machine, Machine, Machine];
}

export interface Machine {
  /** How many it takes to power it. */
  readonly batteries: number;
  readonly when: Condition;
  readonly gives: Goods;
}

/** Both look at the two cards of the Action Zone, activated or not. */
export type Condition =
  | { readonly pair: "type-and-other"; readonly type: Resource }
  | { readonly pair: "bane-and-none" };
