/** The stages of one boat within a phase: its legal acts, and the steps that leave no choice. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act } from "../model/acts.ts";
import { firstOf } from "../model/goods.ts";
import type { Source, Stage, State } from "../model/state.ts";
import { activate, activations } from "./activation.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { hold, placeForced, placings, plug, post, take, takings } from "./gains.ts";
import { fire, firings, healByMachine, healings, readyMachines, rest } from "./machines.ts";
import { heal, loseHumans, losses, protect, protections, raiseBane } from "./maintenance.ts";
import { missionActs, mitigate, payToReveal } from "./mission.ts";
import { stageOf } from "./refuse.ts";
import { faceTile, ignoreTile, TILE_ANSWERS, takenByRiver } from "./river.ts";
import { yieldForced, yields, yieldTo } from "./river-losses.ts";

export function openActs(state: State, seat: Seat): readonly Act[] {
  // First the Objective that was paid for is drawn.
  if (state.phase === "objective") return [];
  const boat = boatAt(state, seat);
  const { stage } = boat;
  switch (stage.at) {
    case "activate":
      return [...activations(boat), ...missionActs(state, seat)];
    case "gain":
      return takings(stage);
    case "plug":
      return placings(state, boat, stage);
    case "machines":
      return [...firings(stage), ...missionActs(state, seat)];
    case "heal":
      return healings(stage);
    case "open":
      return [...missionActs(state, seat), { do: "done" }];
    case "protect":
      return protections(boat);
    case "lose":
      return losses(boat, stage.humans);
    case "tile":
      return TILE_ANSWERS;
    case "yield":
      return yields(boat, stage);
    case "wait":
    case "choose":
    case "done":
      return [];
  }
}

export function play(flow: Flow, seat: Seat, act: Act): void {
  perform(flow, seat, act);
  while (settle(flow, seat));
}

function perform(flow: Flow, seat: Seat, act: Act): void {
  const boat = boatAt(flow.state, seat);
  switch (act.do) {
    case "activate":
      stageOf(boat, ["activate"], seat, act);
      activate(flow, seat, act);
      break;
    case "take":
      take(flow, seat, act);
      break;
    case "post":
      post(flow, seat, act);
      break;
    case "plug":
      plug(flow, seat, act);
      break;
    case "hold":
      hold(flow, seat, act);
      break;
    case "heal":
      healByMachine(flow, seat, act);
      break;
    case "reveal":
      stageOf(boat, MISSION_STAGES, seat, act);
      payToReveal(flow, seat);
      break;
    case "mitigate":
      stageOf(boat, MISSION_STAGES, seat, act);
      mitigate(flow, seat, act);
      break;
    case "done":
      stageOf(boat, ["open"], seat, act);
      happens(flow, { on: "done", seat });
      changeBoat(flow, seat, { stage: { at: "done" } });
      break;
    case "fire":
      fire(flow, seat, act);
      break;
    case "rest":
      rest(flow, seat, act);
      break;
    case "protect":
      protect(flow, seat, act);
      break;
    case "lose":
      lose(flow, seat, act);
      break;
    case "face":
      faceTile(flow, seat, act);
      break;
    case "ignore":
      ignoreTile(flow, seat, act);
      break;
    case "dismiss":
    case "unplug":
      yieldTo(flow, seat, act);
      break;
    case "choose":
    case "pass":
    case "leave-room":
      throw new Refusal("only-sealed", { seat, act: act.do });
  }
}

/** The stages in which a boat may act on Objectives. */
const MISSION_STAGES = ["activate", "machines", "open"] as const;

function lose(flow: Flow, seat: Seat, act: Extract<Act, { do: "lose" }>): void {
  const stage = stageOf(boatAt(flow.state, seat), ["lose", "yield"], seat, act);
  if (stage.at === "yield") {
    yieldTo(flow, seat, act);
  } else {
    loseHumans(flow, seat, stage.humans, act.healthy, "bane");
    heal(flow, seat);
  }
}

/** Takes a step that leaves no choice; false if the boat has to act or waits. */
export function settle(flow: Flow, seat: Seat): boolean {
  const boat = boatAt(flow.state, seat);
  const { stage } = boat;
  switch (stage.at) {
    case "gain":
      if (firstOf(stage.offered) !== undefined) return false;
      changeBoat(flow, seat, { stage: afterGain(flow.state, seat, stage.from) });
      return true;
    case "plug":
      return placeForced(flow, seat, stage);
    case "heal":
      return onlyChoice(flow, seat, healings(stage));
    case "machines":
      if (stage.ready.length > 0) return false;
      if (flow.state.mission === null) raiseBane(flow, seat);
      else changeBoat(flow, seat, { stage: { at: "open" } });
      return true;
    case "open":
      return onlyChoice(flow, seat, openActs(flow.state, seat));
    case "protect":
      return onlyChoice(flow, seat, protections(boat));
    case "lose":
      return onlyChoice(flow, seat, losses(boat, stage.humans));
    case "yield":
      if (firstOf(stage.owed) !== undefined) return yieldForced(flow, seat, stage);
      changeBoat(flow, seat, { stage: { at: "wait" } });
      return true;
    case "activate":
    case "tile":
    case "choose":
    case "done":
    case "wait":
      return false;
  }
}

function onlyChoice(flow: Flow, seat: Seat, acts: readonly Act[]): boolean {
  const [only, ...others] = acts;
  if (only === undefined || others.length > 0) return false;
  perform(flow, seat, only);
  return true;
}

function afterGain(state: State, seat: Seat, from: Source): Stage {
  switch (from.by) {
    case "cards":
      return { at: "machines", ready: readyMachines(state, seat) };
    case "machine":
      return { at: "heal", most: Math.min(from.heals, boatAt(state, seat).contaminated), ready: from.ready };
    case "river":
      return takenByRiver(state);
  }
}
