/** A moment of a match, and the numbers of cards, tiles and Rooms that follow from it. */
import { SEASONS, type Season } from "../model/card.ts";
import { isAdvanced, type Options } from "../model/options.ts";
import { endsSeason, ROUNDS, seasonOf } from "../model/river.ts";
import type { BoatSitter, Phase } from "../model/state.ts";
import { cardsOf } from "../rules/pieces.ts";

export interface Moment {
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
}

export const PHASES = [
  "return",
  "seal",
  "deal-rooms",
  "rooms",
  "show-rooms",
  "draw",
  "first",
  "show-first",
  "decide",
  "show",
  "act",
  "objective",
  "turn",
  "answer",
  "judge",
  "over",
] as const satisfies readonly Phase[];

/** Whether a match can come to this moment. */
export function isMoment({ options, round, phase }: Moment): boolean {
  const isCoop = options.mode === "coop";
  switch (phase) {
    case "seal":
    case "show":
      return true;
    case "deal-rooms":
    case "rooms":
    case "show-rooms":
    case "first":
    case "show-first":
      return round === 0 && isAdvanced(options);
    case "draw":
      return round < ROUNDS;
    case "return":
    case "decide":
    case "act":
      return round > 0;
    case "objective":
      return round > 0 && isCoop;
    case "turn":
    case "answer":
      return !endsSeason(round);
    case "judge":
      return round > 0 && isCoop && endsSeason(round);
    case "over":
      return round === ROUNDS || (round > 0 && isCoop && endsSeason(round));
  }
}

export const seasonAt = ({ round }: Pick<Moment, "round">): Season => seasonOf(Math.max(1, round));

/** Each deck has two face-up cards at the start, and two more each round. */
const CARDS_A_ROUND = 2;
const FIRST_CARDS = 4;

const SHOWN: readonly Phase[] = ["act", "objective", "turn", "answer", "judge", "over"];
const isShown = ({ phase }: Moment): boolean => SHOWN.includes(phase);

/** How many cards of this season have been seen of each deck, with `open` more that a bot has drawn early. */
export function seenOf(moment: Moment, season: Season, open = 0): number {
  const sizes = SEASONS.map((one) => cardsOf(one).length);
  const before = sizes.slice(0, season - 1).reduce((total, size) => total + size, 0);
  const seen = CARDS_A_ROUND * (moment.round + (isShown(moment) ? 1 : 0)) + open;
  return Math.max(0, Math.min(sizes[season - 1] ?? 0, seen - before));
}

/** Possible sizes of a person's hand, the usual one first. */
export function handSizes({ options, round, phase }: Moment): readonly number[] {
  if (round === 0) {
    if (!isAdvanced(options)) return [phase === "show" ? CARDS_A_ROUND : 0];
    return [["first", "show-first", "show"].includes(phase) ? FIRST_CARDS : 0];
  }
  if (phase === "decide" || phase === "show") return [round < ROUNDS ? CARDS_A_ROUND : 0];
  // Before the first round two of the first four cards are in hand, but not of people who have just come back.
  const isBeforeFirst = round === 1 && isAdvanced(options) && ["return", "seal", "draw"].includes(phase);
  return isBeforeFirst ? [phase === "draw" ? 0 : CARDS_A_ROUND, phase === "draw" ? CARDS_A_ROUND : 0] : [0];
}

/** How many of the first four cards will be passed to the neighbour. */
export const passingSize = ({ options, round, phase }: Moment): number =>
  round === 0 && phase === "show" && isAdvanced(options) ? CARDS_A_ROUND : 0;

/** Possible numbers of a bot's open cards. */
export function openSizes(moment: Moment): readonly number[] {
  const { options, round } = moment;
  if (!isAdvanced(options)) return [0];
  if (passingSize(moment) > 0) return [FIRST_CARDS, 0];
  return round === 1 && !isShown(moment) ? [CARDS_A_ROUND, 0] : [0];
}

export const decisionSize = (moment: Moment): number =>
  moment.round === 0 || (moment.round === ROUNDS && isShown(moment)) ? 0 : CARDS_A_ROUND;

export const hasZone = ({ phase }: Moment): boolean => ["act", "objective", "turn", "answer"].includes(phase);

export const tilesTurned = ({ round, phase }: Moment): number =>
  ["answer", "judge", "over"].includes(phase) ? round : Math.max(0, round - 1);

/** Advanced Rooms of a boat: how many are offered, and how many it has kept. */
export function roomCounts({ options, round, phase }: Moment): { readonly offered: number; readonly kept: number } {
  if (!isAdvanced(options)) return { offered: 0, kept: 2 };
  if (phase === "rooms" || phase === "show-rooms") return { offered: 3, kept: 0 };
  const isBefore = round === 0 && (phase === "seal" || phase === "deal-rooms");
  return { offered: 0, kept: isBefore ? 0 : 2 };
}

/** Only people have a sealed deck and a hand. */
export const isPerson = (sitter: BoatSitter): boolean => sitter === "person";
