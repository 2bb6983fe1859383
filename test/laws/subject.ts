/** A game as the laws play it. */
import type { Game, Sitter } from "../../src/engine/game.ts";
import { type Header, Match } from "../../src/engine/match.ts";

export interface Subject {
  readonly game: Game;
  readonly variants: readonly Variant[];
}

/** A way to play the game, which gets as many seeds as any other. */
export interface Variant {
  readonly name: string;
  /** Matches take turns with these. */
  readonly setUps: readonly SetUp[];
  /** How many inputs a match takes, more or less: costly checks are spread over it. */
  readonly usualLength: number;
  /** The kinds of act that it calls for; all that the game has, if it isn't said. */
  readonly acts?: readonly string[];
  /** Some of these come up only late in matches that hardly ever get so far: they needn't. */
  readonly rareActs?: readonly string[];
}

export interface SetUp {
  readonly options: unknown;
  readonly seats: Header["seats"];
}

/**
 * Seats by who sits there: "p" a person, "b" a bot, "-" nobody yet. People play at random, or if the level is a better bot
 * than the weakest, mostly like it.
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
