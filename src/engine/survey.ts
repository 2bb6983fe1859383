/**
 * What a game looks for in many matches of bots, to see whether its numbers hold together. Whoever makes the game reads
 * it, in English.
 */
import type { Game, Result, Types, Variant } from "./game.ts";

/** How often something was seen, by its name. Counts are whole numbers, so those of many matches add up in any order. */
export type Counts = ReadonlyMap<string, number>;

/** Who plays what: a bot for each seat. */
export interface Lineup<T extends Types = Types> {
  readonly variant: Variant<T>;
  readonly levels: readonly string[];
}

/** Sees one match, event by event, each with the state that it has led to. */
export interface Watcher<T extends Types = Types> {
  see(event: T["event"], state: T["state"]): void;
  end(state: T["state"], result: Result): void;
  readonly counts: Counts;
}

export interface Survey<T extends Types = Types> {
  /** What is to be played, each as often as the others. */
  lineups(game: Game<T>): readonly Lineup<T>[];
  watch(lineup: Lineup<T>): Watcher<T>;
  /** In Markdown, from what all watchers have counted together. */
  report(counts: Counts): string;
  /** How a match ended, in a few words, where there is more to say than who won. */
  ending(state: T["state"]): string | undefined;
}
