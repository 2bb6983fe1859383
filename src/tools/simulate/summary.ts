/** The result of a simulation as data. */
import type { SeatInfo } from "../../engine/match.ts";
import { type Distribution, distributionOf } from "./distribution.ts";
import type { Outcome } from "./outcome.ts";

export interface Summary {
  readonly matches: number;
  readonly inputs: Distribution;
  /** The endings, the most frequent first; empty if there is nothing to say but who won. */
  readonly endings: readonly Ending[];
  readonly bots: readonly Group[];
  readonly seats: readonly Group[];
}

export interface Ending {
  readonly ending: string;
  readonly matches: number;
}

/** The results of one bot in all seats, or of one seat. */
export interface Group {
  readonly name: string;
  readonly results: number;
  /** By the name of the score. */
  readonly scores: Readonly<Record<string, Distribution>>;
  /** How often each place was taken; a shared place counts for all who have it. */
  readonly places: readonly number[];
}

export function summarise(
  outcomes: readonly Outcome[],
  seats: readonly SeatInfo[],
  labels: readonly string[],
): Summary {
  const group = (name: string, members: readonly number[]): Group => ({
    name,
    results: outcomes.length * members.length,
    scores: Object.fromEntries(labels.map((label, i) => [label, distributionOf(scoresOf(outcomes, members, i))])),
    places: seats.map((_, i) => placesOf(outcomes, members).filter((place) => place === i + 1).length),
  });
  const levels = [...new Set(seats.map(({ level }) => level))];
  const membersOf = (level: string) => seats.flatMap((seat, i) => (seat.level === level ? [i] : []));
  return {
    matches: outcomes.length,
    inputs: distributionOf(outcomes.map(({ inputs }) => inputs)),
    endings: endingsOf(outcomes),
    bots: levels.map((level) => group(level, membersOf(level))),
    seats: seats.map(({ name, level, by }, i) => group(`${name} (${level}, ${by})`, [i])),
  };
}

function endingsOf(outcomes: readonly Outcome[]): readonly Ending[] {
  const endings = outcomes.flatMap(({ ending }) => ending ?? []);
  return [...new Set(endings)]
    .map((ending) => ({ ending, matches: endings.filter((one) => one === ending).length }))
    .sort((a, b) => b.matches - a.matches);
}

const scoresOf = (outcomes: readonly Outcome[], members: readonly number[], i: number): readonly number[] =>
  outcomes.flatMap(({ result }) => members.map((seat) => result.scores[seat]?.[i] ?? 0));

const placesOf = (outcomes: readonly Outcome[], members: readonly number[]): readonly number[] =>
  outcomes.flatMap(({ result }) => members.map((seat) => result.places[seat] ?? 0));
