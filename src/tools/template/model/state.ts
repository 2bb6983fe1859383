/** The state is public. Private values are named by handles, and only their owner's device knows them. */
import type { Handle } from "../../../engine/game.ts";
import type { Options } from "./options.ts";

export interface State {
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  /** 0 until the cards are dealt, and at the end of the match. */
  readonly prize: number;
  readonly isOver: boolean;
  /** By seat. */
  readonly players: readonly Player[];
}

export interface Player {
  /** In `away` and `returning` a bot plays; a returning person plays again from the next round. */
  readonly sitter: "person" | "bot" | "away" | "returning";
  /** The cards that haven't been played. Which of them are in the hand is private. */
  readonly left: readonly number[];
  /** Handles for a person's remaining cards, shuffled by their own device. */
  readonly heap: readonly Handle[];
  /** The handles that luck has dealt. */
  readonly hand: readonly Handle[];
  readonly hasLaid: boolean;
  /** The last card shown. */
  readonly shown: number | null;
  readonly pearls: number;
}
