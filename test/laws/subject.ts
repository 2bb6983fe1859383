/** A game as the laws play it. */
import type { Game, Sitter } from "../../src/engine/game.ts";
import { type Header, Match } from "../../src/engine/match.ts";

export interface Subject {
  readonly game: Game;
  /** Games take turns with these. Together they should call for all that the game offers. */
  readonly setUps: readonly SetUp[];
  /** How many inputs a game takes, more or less: costly checks are spread over it. */
  readonly usualLength: number;
}

export interface SetUp {
  readonly options: unknown;
  readonly seats: Header["seats"];
}

/** Seats by who sits there: "p" a person, "b" a bot, "-" nobody yet. */
export function seats(pattern: string, level = "random"): SetUp["seats"] {
  return [...pattern].map((letter, i) => ({ name: `Seat ${i + 1}`, by: sitterOf(letter), level }));
}

function sitterOf(letter: string): Sitter {
  if (letter === "p") return "person";
  return letter === "b" ? "bot" : "nobody";
}

export function setUpOf({ setUps }: Subject, seed: number): SetUp {
  const setUp = setUps[seed % setUps.length];
  if (setUp === undefined) throw new Error("a subject needs a set-up");
  return setUp;
}

export const newMatch = (game: Game, { options, seats: infos }: SetUp): Match => new Match(game, options, infos);
