import type { Draw } from "../../../engine/draw.ts";
import type { Await, AwaitReveal, Seat } from "../../../engine/game.ts";
import type { Stage, State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { leftHandles } from "./absence.ts";
import { roomsDraw } from "./advanced-setup.ts";
import { allSeats, boatAt, bots, people } from "./flow.ts";
import { isShowOfChoices } from "./legal.ts";
import { lastObjectivesDraw, objectiveDraw } from "./mission.ts";
import { tileDraw } from "./river.ts";
import { shownHandles, slotDraws, unsealedPools, urnDraws } from "./supply.ts";

/** With so many sides that the bots' luck can't be predicted. */
const BOTS_LUCK: Draw = { kind: "die", sides: 2 ** 32 };

export function awaits(state: State): readonly Await<PrecognitionTypes>[] {
  switch (state.phase) {
    case "return":
      return [{ ...luck([]), values: leftHandles(state) }];
    case "seal":
      return unsealedPools(state);
    case "deal-rooms":
      return [luck([roomsDraw(state)])];
    case "draw":
      return [luck(slotDraws(state))];
    case "rooms":
    case "first":
    case "decide":
      return [{ kind: "act", from: seatsAt(state, ["choose"]), quorum: "each", sealed: true }];
    case "show-rooms":
    case "show-first":
    case "show":
      return [show(state)];
    case "act":
    case "answer":
      return [{ kind: "act", from: seatsNotAt(state, ["wait", "done"]), quorum: "each" }];
    case "objective":
      return [luck([objectiveDraw(state)])];
    case "turn":
      return [luck([tileDraw(state)])];
    case "judge":
      return [luck([lastObjectivesDraw(state)])];
    case "over":
      return [];
  }
}

const luck = (draws: readonly Draw[]): AwaitReveal => ({ kind: "reveal", draws, values: [], acts: [] });

/** Bots draw and choose in the same reveal in which all cards and choices are shown. */
function show(state: State): AwaitReveal {
  const isOfChoices = isShowOfChoices(state);
  const hands = state.phase === "show-rooms" ? [] : urnDraws(state);
  const forChoices = isOfChoices && bots(state).length > 0 ? [BOTS_LUCK] : [];
  return {
    kind: "reveal",
    draws: [...hands, ...forChoices],
    values: state.phase === "show" ? people(state).flatMap((seat) => shownHandles(boatAt(state, seat))) : [],
    acts: isOfChoices ? allSeats(state) : [],
  };
}

const seatsAt = (state: State, stages: readonly Stage["at"][]): Seat[] =>
  allSeats(state).filter((seat) => stages.includes(boatAt(state, seat).stage.at));

const seatsNotAt = (state: State, stages: readonly Stage["at"][]): Seat[] =>
  allSeats(state).filter((seat) => !stages.includes(boatAt(state, seat).stage.at));
