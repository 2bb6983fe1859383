/** The state is public: what is private is named by a handle, and known on its owner's device only. */
import type { Handle } from "../../../engine/game.ts";
import type { Options } from "./options.ts";

export interface State {
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  /** What this round is worth; 0 until the cards are dealt, and when all is over. */
  readonly prize: number;
  readonly isOver: boolean;
  /** By seat. */
  readonly players: readonly Player[];
}

export interface Player {
  /** A person who has gone is away, and a bot plays on; who is returning comes in with the next round. */
  readonly sitter: "person" | "bot" | "away" | "returning";
  /** The cards they haven't played yet. Everybody can count them; which of them are in the hand is what nobody knows. */
  readonly left: readonly number[];
  /** A person's cards, shuffled by their own device: a handle for each of those that are left. */
  readonly heap: readonly Handle[];
  /** Those of the heap that luck has dealt. */
  readonly hand: readonly Handle[];
  readonly hasLaid: boolean;
  /** The card that was turned up last. */
  readonly shown: number | null;
  readonly pearls: number;
}
