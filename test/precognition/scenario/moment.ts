/** A moment of a game, `round 6, acting`, and how many cards are where by then. */
import { SEASONS, type Season } from "../../../src/games/precognition/model/card.ts";
import { ROUNDS } from "../../../src/games/precognition/model/river.ts";
import type { Phase } from "../../../src/games/precognition/model/state.ts";
import { cardsOf } from "../../../src/games/precognition/rules/pieces.ts";
import { readNumber, type Words } from "./words.ts";

export interface Moment {
  readonly round: number;
  readonly phase: Phase;
}

/** A table where somebody is about to return can't be told in words. */
const PHASES: readonly (readonly [word: string, phase: Phase])[] = [
  ["sealing", "seal"],
  ["drawing", "draw"],
  ["choosing", "decide"],
  ["showing", "show"],
  ["acting", "act"],
  ["turning", "turn"],
  ["answering", "answer"],
  ["over", "over"],
];

export function readMoment(words: Words): Moment {
  words.expect("round");
  const round = readNumber(words);
  if (round > ROUNDS) throw words.wrong(`there is no round ${round}`);
  words.expect(",");
  const word = words.take("the phase");
  const phase = PHASES.find(([one]) => one === word)?.[1];
  if (phase === undefined) throw words.wrong(`there is no phase "${word}"`);
  const isBeforeFirst = round === 0 && !["seal", "draw", "show"].includes(phase);
  const isDrawingLate = round === ROUNDS && phase === "draw";
  if (isBeforeFirst || isDrawingLate || (phase === "over" && round !== ROUNDS)) {
    throw words.wrong(`round ${round} is never "${word}"`);
  }
  return { round, phase };
}

export function printMoment({ round, phase }: Moment): string {
  const word = PHASES.find(([, one]) => one === phase)?.[0];
  if (word === undefined) throw new Error(`the phase "${phase}" can't be told in words`);
  return `round ${round}, ${word}`;
}

/** Each deck has two cards to start with face up, and two a round. */
const CARDS_A_ROUND = 2;

const isShown = ({ phase }: Moment): boolean => ["act", "turn", "answer", "over"].includes(phase);

/** How many cards of this season of each deck have been seen. */
export function seenOf(moment: Moment, season: Season): number {
  const sizes = SEASONS.map((one) => cardsOf(one).length);
  const before = sizes.slice(0, season - 1).reduce((total, size) => total + size, 0);
  const seen = CARDS_A_ROUND * (moment.round + (isShown(moment) ? 1 : 0));
  return Math.max(0, Math.min(sizes[season - 1] ?? 0, seen - before));
}

export const handSize = ({ round, phase }: Moment): number =>
  round < ROUNDS && ["decide", "show"].includes(phase) ? CARDS_A_ROUND : 0;

export const decisionSize = (moment: Moment): number =>
  moment.round === 0 || (moment.round === ROUNDS && isShown(moment)) ? 0 : CARDS_A_ROUND;

export const hasZone = (moment: Moment): boolean => isShown(moment) && moment.phase !== "over";

export const tilesTurned = ({ round, phase }: Moment): number =>
  phase === "answer" || phase === "over" ? round : Math.max(0, round - 1);
