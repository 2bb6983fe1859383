/** The order of the phases: each barrier falls when nobody owes anything any more. */
import { endsSeason, ROUNDS, seasonOf } from "../model/river.ts";
import type { Phase, State } from "../model/state.ts";
import { leftHandles, takeBack } from "./absence.ts";
import { allSeats, boatAt, changeBoat, type Flow, people } from "./flow.ts";
import { result } from "./result.ts";
import { landOnIsland } from "./river.ts";
import { settle } from "./stages.ts";
import { isDrawRound, unsealedPools } from "./supply.ts";

/** Goes on until somebody is awaited or the match is over. */
export function advance(flow: Flow): void {
  for (const seat of allSeats(flow.state)) while (settle(flow, seat));
  let before: Phase;
  do {
    before = flow.state.phase;
    step(flow);
  } while (flow.state.phase !== before);
}

function step(flow: Flow): void {
  const { state } = flow;
  switch (state.phase) {
    case "return":
      if (leftHandles(state).length === 0) {
        takeBack(flow, new Map());
        enter(flow, "seal");
      }
      break;
    case "seal":
      if (unsealedPools(state).length === 0) enter(flow, "draw");
      break;
    case "draw":
      if (people(state).length === 0 || !isDrawRound(state.round)) enterDecide(flow);
      break;
    case "decide":
      if (allWait(state)) enter(flow, "show");
      break;
    case "act":
      if (allWait(state)) reachTile(flow);
      break;
    case "answer":
      if (allWait(state)) endRound(flow);
      break;
    case "show":
    case "turn":
    case "over":
      break;
  }
}

function reachTile(flow: Flow): void {
  if (endsSeason(flow.state.round)) landOnIsland(flow);
  else enter(flow, "turn");
}

export function enter(flow: Flow, phase: Phase): void {
  flow.state = { ...flow.state, phase };
}

/** The first cards are dealt without a choice. */
export function enterDecide(flow: Flow): void {
  if (flow.state.round === 0) {
    enter(flow, "show");
    return;
  }
  for (const seat of people(flow.state)) changeBoat(flow, seat, { stage: { at: "choose" } });
  enter(flow, "decide");
}

export function beginRound(flow: Flow, round: number): void {
  flow.state = { ...flow.state, round, phase: "return" };
  flow.events.push({ on: "round", round, season: seasonOf(round) });
}

function endRound(flow: Flow): void {
  for (const seat of allSeats(flow.state)) changeBoat(flow, seat, { zone: null });
  if (flow.state.round < ROUNDS) beginRound(flow, flow.state.round + 1);
  else endMatch(flow);
}

function endMatch(flow: Flow): void {
  enter(flow, "over");
  const places = result(flow.state)?.places ?? [];
  flow.events.push({ on: "over", places, healthy: flow.state.boats.map(({ cabins }) => cabins) });
}

const allWait = (state: State): boolean => state.boats.every((_, seat) => boatAt(state, seat).stage.at === "wait");
