/** A game to be checked by the laws. */
import type { Game, Sitter } from "../../src/engine/game.ts";
import { type Header, Match } from "../../src/engine/match.ts";

export interface Subject {
  readonly game: Game;
  readonly variants: readonly Variant[];
}

/** All variants get the same number of seeds. */
export interface Variant {
  readonly name: string;
  /** Used in turn. */
  readonly setUps: readonly SetUp[];
  /** The approximate number of inputs of a match, over which expensive checks are spread. */
  readonly usualLength: number;
  /** The kinds of act that must come up; by default all of the game. */
  readonly acts?: readonly string[];
  /** Those of them that needn't come up, because few matches get that far. */
  readonly rareActs?: readonly string[];
}

export interface SetUp {
  readonly options: unknown;
  readonly seats: Header["seats"];
}

/**
 * "p" is a person, "b" a bot, "-" nobody yet. People play at random or, if the level is a better bot than the weakest,
 * mostly like that bot.
 */
export function seats(pattern: string, level = "random"): SetUp["seats"] {
  return [...pattern].map((letter, i) => ({ name: `Seat ${i + 1}`, by: sitterOf(letter), level }));
}

function sitterOf(letter: string): Sitter {
  if (letter === "p") return "person";
  return letter === "b" ? "bot" : "nobody";
}

export function setUpOf({ name, setUps }: Variant, seed: number): SetUp {
  const setUp = setUps[seed % setUps.length];
  if (setUp === undefined) throw new Error(`${name} needs a set-up`);
  return setUp;
}

export const newMatch = (game: Game, { options, seats: infos }: SetUp): Match => new Match(game, options, infos);
