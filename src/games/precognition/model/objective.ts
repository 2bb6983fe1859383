import type { Season } from "./card.ts";
import type { Goods } from "./goods.ts";

export type ObjectiveId = string;

/** Part of the co-operative game: what boats must hold at the end of a season. */
export interface Objective {
  readonly id: ObjectiveId;
  readonly season: Season;
  /** Some one boat has to hold it all, or each boat has to. */
  readonly scope: "one" | "each";
  /** The hard side: both are required. */
  readonly front: readonly [Requirement, Requirement];
  /** What one player has to spend, out of what they gained in one round, to turn it to its easier side. */
  readonly price: Goods;
  readonly back: Requirement;
}

export interface Requirement {
  readonly of: Holding;
  readonly atLeast: number;
}

/** What can be required; Ymunes of either kind, Batteries on Machines. */
export type Holding = "food" | "healthy" | "contaminated" | "doctor" | "protector" | "ymune" | "battery";
