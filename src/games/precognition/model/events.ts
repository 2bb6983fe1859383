/** What happened, for the world to animate and the log to describe. */
import type { Seat } from "../../../engine/game.ts";
import type { CardId, Season } from "./card.ts";
import type { Good, Goods, Tally } from "./goods.ts";
import type { ObjectiveId } from "./objective.ts";
import type { TileId } from "./river.ts";
import type { RoomId } from "./room.ts";

export type Event =
  | { readonly on: "dealt"; readonly seat: Seat; readonly to: Seat; readonly cards: readonly CardId[] }
  | { readonly on: "rooms-dealt"; readonly seat: Seat; readonly rooms: readonly RoomId[] }
  | { readonly on: "rooms-kept"; readonly seat: Seat; readonly rooms: readonly RoomId[] }
  | { readonly on: "round"; readonly round: number; readonly season: Season }
  | { readonly on: "drew"; readonly seat: Seat; readonly cards: number }
  /** Advanced set-up: a bot's first four cards, beginning with those that it passes. */
  | { readonly on: "drew-open"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly on: "locked"; readonly seat: Seat }
  | ChoiceShown
  | {
      readonly on: "activated";
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly paid: number;
      readonly gains: readonly CardGain[];
    }
  | {
      readonly on: "gained";
      readonly seat: Seat;
      readonly good: Good;
      readonly amount: number;
      readonly by: GainSource;
    }
  | { readonly on: "declined"; readonly seat: Seat; readonly good: Good; readonly amount: number }
  | { readonly on: "plugged"; readonly seat: Seat; readonly machine: number; readonly powered: boolean }
  /** Co-operative: Batteries kept in hand for an Objective. */
  | { readonly on: "held"; readonly seat: Seat; readonly batteries: number }
  /** Batteries lost because there was no socket, or because they weren't spent. */
  | { readonly on: "spilt"; readonly seat: Seat; readonly batteries: number }
  | { readonly on: "fired"; readonly seat: Seat; readonly machine: number; readonly gives: Goods }
  | { readonly on: "bane-rose"; readonly seat: Seat; readonly by: number; readonly level: number }
  | { readonly on: "protected"; readonly seat: Seat; readonly protectors: number; readonly level: number }
  | {
      readonly on: "humans-lost";
      readonly seat: Seat;
      readonly healthy: number;
      readonly contaminated: number;
      readonly to: "bane" | "river";
    }
  | { readonly on: "healed"; readonly seat: Seat; readonly humans: number; readonly by: "doctors" | "machine" }
  | { readonly on: "paid-to-reveal"; readonly seat: Seat; readonly humans: number }
  | { readonly on: "objective"; readonly objective: ObjectiveId; readonly at: "round" | "season-end" }
  | { readonly on: "mitigated"; readonly seat: Seat; readonly objective: ObjectiveId; readonly spent: Tally }
  | { readonly on: "done"; readonly seat: Seat }
  | { readonly on: "judged"; readonly objective: ObjectiveId; readonly isMet: boolean }
  | { readonly on: "turned"; readonly tile: TileId; readonly round: number }
  | { readonly on: "ignored"; readonly seat: Seat }
  | { readonly on: "river-took"; readonly seat: Seat; readonly good: Good; readonly amount: number }
  | { readonly on: "unplugged"; readonly seat: Seat; readonly machine: number }
  | { readonly on: "fed"; readonly seat: Seat; readonly food: number; readonly starved: number }
  | { readonly on: "seat"; readonly seat: Seat; readonly by: "bot" | "returning" }
  | { readonly on: "returned"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly on: "over";
      readonly places: readonly number[];
      readonly healthy: readonly number[];
      /** Co-operative: whether all have won together. */
      readonly isWon?: boolean;
    };

/** How a seat has split its cards. */
export interface ChoiceShown {
  readonly on: "chose";
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly kept: CardId;
  readonly given: CardId;
  readonly passed: readonly CardId[];
}

export interface CardGain {
  readonly card: CardId;
  readonly gain: Tally;
  readonly bonus: Tally | null;
}

export type GainSource = "cards" | "machine" | "river";
