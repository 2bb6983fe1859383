/** Checks that each boat's stage is possible in the phase. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { GOODS, type Goods, type Tally } from "../model/goods.ts";
import type { Boat, Phase, Stage, State } from "../model/state.ts";
import { boatAt } from "../rules/flow.ts";
import { readyMachines } from "../rules/machines.ts";
import { tile } from "../rules/pieces.ts";
import { isPerson } from "./moment.ts";

export function checkStages(state: State): void {
  const inAction = state.boats.map(({ stage }) => isOfAction(stage));
  // In the co-operative game Maintenance begins for all together; in the others each boat goes on by itself.
  const areTogether = state.mission === null || inAction.every((is) => is === inAction[0]);
  for (const [seat, boat] of state.boats.entries()) {
    const isPossible = belongs(state, boat) && areTogether && canBeOwed(state, seat);
    if (!isPossible) throw new Refusal("position-stage", { seat, stage: boat.stage.at, phase: state.phase });
    if (isLocked(state, boat)) throw new Refusal("position-locked", { seat });
  }
}

const CHOICES: readonly Phase[] = ["rooms", "first", "decide"];
const SHOWS: readonly Phase[] = ["show-rooms", "show-first"];

/** A person has sealed a choice, which nobody else can know. */
export function isLocked({ phase, round }: State, { sitter, stage }: Boat): boolean {
  if (!isPerson(sitter)) return false;
  if (CHOICES.includes(phase)) return stage.at === "wait";
  return SHOWS.includes(phase) || (phase === "show" && round > 0);
}

function belongs({ phase, mission }: State, { sitter, stage }: Boat): boolean {
  const isCoop = mission !== null;
  switch (stage.at) {
    case "wait":
      return phase !== "objective";
    case "choose":
      return CHOICES.includes(phase) && isPerson(sitter);
    case "tile":
    case "yield":
      return phase === "answer";
    case "protect":
    case "lose":
      return phase === "act";
    case "open":
    case "done":
      return isCoop && isAction(phase);
    case "activate":
    case "machines":
    case "heal":
      return isAction(phase);
    case "gain":
    case "plug":
      return stage.from.by === "river" ? phase === "answer" : isAction(phase);
  }
}

/** An Objective is drawn in the middle of the Action phase. */
const isAction = (phase: Phase): boolean => phase === "act" || phase === "objective";

const isOfAction = (stage: Stage): boolean =>
  !["wait", "choose", "protect", "lose", "tile", "yield"].includes(stage.at) &&
  !("from" in stage && stage.from.by === "river");

function canBeOwed(state: State, seat: Seat): boolean {
  const boat = boatAt(state, seat);
  const { stage, bane, cabins, contaminated, protectors } = boat;
  switch (stage.at) {
    case "machines":
      return areReady(state, seat, stage.ready);
    case "heal":
      return stage.most <= contaminated && areReady(state, seat, stage.ready);
    case "gain":
      return comesFrom(state, seat, stage);
    case "plug":
      return stage.batteries > 0 && stage.offered.battery === 0 && comesFrom(state, seat, stage);
    case "lose":
      return stage.humans === Math.min(bane, cabins + contaminated);
    case "tile":
      return protectors > 0;
    case "yield":
      return isWithin(stage.owed, turnedTile(state).takes);
    default:
      return true;
  }
}

/** No Machine is listed twice, and each may fire. */
function areReady(state: State, seat: Seat, machines: readonly number[]): boolean {
  const ready = readyMachines(state, seat);
  return machines.every((machine, i) => ready.includes(machine) && machines.indexOf(machine) === i);
}

function comesFrom(state: State, seat: Seat, { from, offered }: Extract<Stage, { at: "gain" | "plug" }>): boolean {
  switch (from.by) {
    case "cards":
      return true;
    case "machine":
      return areReady(state, seat, from.ready);
    case "river":
      return isWithin(offered, turnedTile(state).gives);
  }
}

const turnedTile = ({ river }: State) => tile(river.turned.at(-1) ?? "");

const isWithin = (counted: Tally, most: Goods): boolean => GOODS.every((good) => counted[good] <= (most[good] ?? 0));
