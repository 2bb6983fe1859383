/** The order of the phases. A phase ends when no boat has anything left to do in it. */
import { NOTHING } from "../model/goods.ts";
import { isAdvanced } from "../model/options.ts";
import { endsSeason, ROUNDS, seasonOf } from "../model/river.ts";
import type { Phase, Stage, State } from "../model/state.ts";
import { leftHandles, takeBack } from "./absence.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens, people } from "./flow.ts";
import { raiseBane } from "./maintenance.ts";
import { judge, missionFor } from "./mission.ts";
import { result } from "./result.ts";
import { landOnIsland } from "./river.ts";
import { settle } from "./stages.ts";
import { slotDraws, unsealedPools } from "./supply.ts";

/** Advances until something is awaited or the match is over. */
export function advance(flow: Flow): void {
  do {
    for (const seat of allSeats(flow.state)) while (settle(flow, seat));
  } while (step(flow));
}

/** Takes the next automatic step; false if there is none. */
function step(flow: Flow): boolean {
  const { state } = flow;
  const before = state.phase;
  switch (before) {
    case "return":
      if (leftHandles(state).length === 0) {
        takeBack(flow, new Map());
        enter(flow, "seal");
      }
      break;
    case "seal":
      if (unsealedPools(state).length === 0) enter(flow, needsRooms(state) ? "deal-rooms" : "draw");
      break;
    case "rooms":
      if (allAre(state, "wait")) enter(flow, "show-rooms");
      break;
    case "draw":
      if (slotDraws(state).length === 0) enterChoice(flow);
      break;
    case "first":
      if (allAre(state, "wait")) enter(flow, "show-first");
      break;
    case "decide":
      if (allAre(state, "wait")) enter(flow, "show");
      break;
    case "act":
      if (allAre(state, "done")) return beginMaintenance(flow);
      if (allAre(state, "wait")) reachTile(flow);
      break;
    case "answer":
      if (allAre(state, "wait")) endRound(flow);
      break;
    case "deal-rooms":
    case "show-rooms":
    case "show-first":
    case "show":
    case "objective":
    case "turn":
    case "judge":
    case "over":
      break;
  }
  return flow.state.phase !== before;
}

const needsRooms = ({ options, boats }: State): boolean =>
  isAdvanced(options) && boats.some(({ rooms }) => rooms.length === 0);

/** Co-operative: all are done with the Action phase. Batteries still held for Objectives are lost. */
function beginMaintenance(flow: Flow): boolean {
  for (const seat of allSeats(flow.state)) {
    const { held } = boatAt(flow.state, seat);
    if (held > 0) happens(flow, { on: "spilt", seat, batteries: held });
    changeBoat(flow, seat, { held: 0 });
    raiseBane(flow, seat);
  }
  return true;
}

function reachTile(flow: Flow): void {
  if (endsSeason(flow.state.round)) landOnIsland(flow);
  else enter(flow, "turn");
}

export function enter(flow: Flow, phase: Phase): void {
  flow.state = { ...flow.state, phase };
}

/** In the standard set-up the first round leaves no choice. */
export function enterChoice(flow: Flow): void {
  const { round, options } = flow.state;
  if (round > 0) letPeopleChoose(flow, "decide");
  else if (isAdvanced(options)) letPeopleChoose(flow, "first");
  else enter(flow, "show");
}

export function letPeopleChoose(flow: Flow, phase: Phase): void {
  for (const seat of people(flow.state)) changeBoat(flow, seat, { stage: { at: "choose" } });
  enter(flow, phase);
}

export function beginRound(flow: Flow, round: number): void {
  const season = seasonOf(round);
  const { options, boats, mission } = flow.state;
  happens(flow, { on: "round", round, season });
  clearTable(flow);
  const isNewSeason = endsSeason(round - 1);
  flow.state = {
    ...flow.state,
    round,
    phase: "return",
    mission: isNewSeason ? missionFor(options, boats.length, season) : mission,
  };
}

/** The played cards leave the game, and the round's gains no longer count. */
function clearTable(flow: Flow): void {
  for (const seat of allSeats(flow.state)) changeBoat(flow, seat, { zone: null, gained: NOTHING, spendable: NOTHING });
}

function endRound(flow: Flow): void {
  const { mission, round } = flow.state;
  if (mission === null || !endsSeason(round)) return goOn(flow);
  if (mission.hidden === 0) return judgeSeason(flow);
  clearTable(flow);
  enter(flow, "judge");
}

/** Co-operative: by now all Objectives of the season are face up. */
export function judgeSeason(flow: Flow): void {
  judge(flow);
  if (flow.state.mission?.isLost) endMatch(flow);
  else goOn(flow);
}

function goOn(flow: Flow): void {
  const { round } = flow.state;
  if (round === ROUNDS) endMatch(flow);
  else beginRound(flow, round + 1);
}

function endMatch(flow: Flow): void {
  const ended = result({ ...flow.state, phase: "over" });
  if (ended === undefined) throw new Error("over, and no result");
  const healthy = flow.state.boats.map(({ cabins }) => cabins);
  const { places, isWon } = ended;
  happens(flow, { on: "over", places, healthy, ...(isWon === undefined ? {} : { isWon }) });
  clearTable(flow);
  enter(flow, "over");
}

const allAre = (state: State, at: Stage["at"]): boolean =>
  state.boats.every((_, seat) => boatAt(state, seat).stage.at === at);
