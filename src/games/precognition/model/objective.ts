import type { Season } from "./card.ts";
import type { Goods } from "./goods.ts";

export type ObjectiveId = string;

/** In the co-operative game: what boats must hold at the end of a season. */
export interface Objective {
  readonly id: ObjectiveId;
  readonly season: Season;
  /** Whether one boat must hold it all, or each boat. */
  readonly scope: "one" | "each";
  /** The hard side, which requires both. */
  readonly front: readonly [Requirement, Requirement];
  /** What a player pays, out of the gains of one round, to turn it to its easier side. */
  readonly price: Goods;
  readonly back: Requirement;
}

export interface Requirement {
  readonly of: Holding;
  readonly atLeast: number;
}

/** What can be required. `ymune` is of either kind, `battery` is on Machines. */
export type Holding = "food" | "healthy" | "contaminated" | "doctor" | "protector" | "ymune" | "battery";
