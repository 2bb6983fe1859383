/** A turn of a game as the table sees it: what is awaited, and what comes in. */
import type { Await, Input, Types } from "../../src/engine/game.ts";

export interface Turn<T extends Types = Types> {
  readonly title: string;
  readonly seats: number;
  readonly steps: readonly TurnStep<T>[];
}

export interface TurnStep<T extends Types = Types> {
  readonly what: string;
  readonly awaits: readonly Await<T>[];
  /** Each of them is right at this moment, in whatever order they arrive. */
  readonly inputs: readonly Input<T>[];
}
