/** One moment of a match, written down by somebody: for tests, tutorials, puzzles and reports. */
import type { Mine, Types } from "./game.ts";

export interface Position<T extends Types = Types> {
  /** Of the players, by seat. */
  readonly names: readonly string[];
  readonly state: T["state"];
  /** What stands behind the state's handles. */
  readonly values: Mine<T>;
}

/** How a game's positions are written. Functions are methods here, so that those of any game are `Positions`. */
export interface Positions<T extends Types = Types> {
  /** Plain JSON in, which nobody has checked. Whatever couldn't be is refused. */
  read(raw: unknown): Position<T>;
  /** Plain JSON that reads back as the same; refused where there is more to a moment than can be written. */
  write(position: Position<T>): unknown;
}
