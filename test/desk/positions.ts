/** Positions from matches of all modes and set-ups, played at random and by bots. */

import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { ChoiceShown } from "../../src/games/precognition/model/events.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { OpenKind } from "../../src/games/precognition/table/desk/controls/controls.ts";
import { type Moment, playGame } from "../precognition/random-game.ts";

/** A seat's Dual Select: what it knew, what it chose, and the match after it. */
export interface Decision {
  readonly seed: number;
  readonly seat: number;
  readonly before: State;
  readonly hand: readonly CardId[];
  readonly shown: ChoiceShown;
  readonly after: State;
}

/** All decisions of a match. */
export function decisionsOf(seed: number): readonly Decision[] {
  const found: Decision[] = [];
  playGame(seed, ({ before, events, after }: Moment) => {
    for (const shown of events) {
      if (shown.on === "chose") found.push({ seed, seat: shown.seat, before, hand: shown.hand, shown, after });
    }
  });
  return found;
}

/** A moment at which a seat has open acts. */
export interface Turn {
  readonly seed: number;
  readonly seat: number;
  readonly state: State;
}

function turnsOf(seed: number): readonly Turn[] {
  const found: Turn[] = [];
  playGame(seed, ({ after: state }) => {
    if (state.phase !== "act" && state.phase !== "answer") return;
    for (const seat of state.boats.keys()) {
      if (precognition.legal(state, seat, new Map()).length > 0) found.push({ seed, seat, state });
    }
  });
  return found;
}

/** `each` turns of each match, and additional ones for rare kinds of acts. */
export function manyTurns(matches: number, each: number): readonly Turn[] {
  const seen = new Map<string, number>();
  return Array.from({ length: matches }, (_, seed) => {
    const turns = turnsOf(seed);
    const rare = turns.filter(({ state, seat }) => {
      const kinds = new Set(openTo(state, seat).map(({ do: kind }) => kind));
      const isRare = [...kinds].some((kind) => (seen.get(kind) ?? 0) < FEW);
      for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return isRare;
    });
    return [...new Set([...rare, ...some(turns, each, seed)])];
  }).flat();
}

const FEW = 3;

/** Applies an act by the rules, to the end of the phase if need be. */
export const acted = (state: State, seat: number, act: Act) => precognition.apply(state, { kind: "act", seat, act });

export const openTo = (state: State, seat: number): readonly Act[] => precognition.legal(state, seat, new Map());

export function openKind(kind: Act["do"]): OpenKind {
  if (kind === "leave-room" || kind === "pass" || kind === "choose") throw new Error(`${kind} is chosen in secret`);
  return kind;
}

/** A random selection. */
export const some = <X>(items: readonly X[], count: number, seed: number): readonly X[] =>
  seeded(seed, 21).shuffled(items).slice(0, count);
