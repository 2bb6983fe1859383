import type { Await, Seat } from "../../../engine/game.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { leftHandles } from "./absence.ts";
import { allSeats, boatAt, bots, people } from "./flow.ts";
import { tileDraw } from "./river.ts";
import { isDrawRound, slotDraws, unsealedPools, urnDraw } from "./supply.ts";

/** So many sides that the bots' luck can't be guessed beforehand. */
const BOTS_LUCK = 2 ** 32;

export function awaits(state: State): readonly Await<PrecognitionTypes>[] {
  switch (state.phase) {
    case "return":
      return [{ kind: "reveal", draws: [], values: leftHandles(state), acts: [] }];
    case "seal":
      return unsealedPools(state);
    case "draw":
      return [{ kind: "reveal", draws: slotDraws(state), values: [], acts: [] }];
    case "decide":
      return [{ kind: "act", from: seatsAt(state, (at) => at === "choose"), quorum: "each", sealed: true }];
    case "show":
      return [show(state)];
    case "act":
    case "answer":
      return [{ kind: "act", from: seatsAt(state, (at) => at !== "wait"), quorum: "each" }];
    case "turn":
      return [{ kind: "reveal", draws: [tileDraw(state)], values: [], acts: [] }];
    case "over":
      return [];
  }
}

/** Bots draw and choose in the very moment that everybody's cards are turned up. */
function show(state: State): Await<PrecognitionTypes> {
  const computed = bots(state);
  const hands = isDrawRound(state.round) ? computed.map((seat) => urnDraw(state, seat)) : [];
  const isDeal = state.round === 0;
  const luck = computed.length > 0 && !isDeal ? [{ kind: "die", sides: BOTS_LUCK } as const] : [];
  return {
    kind: "reveal",
    draws: [...hands, ...luck],
    values: people(state).flatMap((seat) => boatAt(state, seat).supply.hand),
    acts: isDeal ? [] : allSeats(state),
  };
}

const seatsAt = (state: State, test: (at: string) => boolean): Seat[] =>
  allSeats(state).filter((seat) => test(boatAt(state, seat).stage.at));
