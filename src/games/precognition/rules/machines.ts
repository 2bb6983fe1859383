/** Which Machines may fire, and what firing does. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { tally } from "../model/goods.ts";
import type { Stage, State } from "../model/state.ts";
import { isMet } from "./conditions.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { machinesOf } from "./pieces.ts";
import { stageOf, within } from "./refuse.ts";

type MachineStage = Extract<Stage, { at: "machines" }>;
type HealStage = Extract<Stage, { at: "heal" }>;

/** Machines that are powered, once the cards' gains are placed, and whose condition holds. */
export function readyMachines(state: State, seat: Seat): number[] {
  const boat = boatAt(state, seat);
  return machinesOf(boat.rooms).flatMap(({ batteries, when }, i) =>
    boat.machines[i] === batteries && isMet(when, state, seat) ? [i] : [],
  );
}

export const firings = ({ ready }: MachineStage): Act[] => [
  ...ready.map((machine): Act => ({ do: "fire", machine })),
  { do: "rest" },
];

export function fire(flow: Flow, seat: Seat, act: ActOf<"fire">): void {
  const boat = boatAt(flow.state, seat);
  const { ready } = stageOf(boat, ["machines"], seat, act);
  const machine = machinesOf(boat.rooms)[act.machine];
  if (machine === undefined || !ready.includes(act.machine)) {
    throw new Refusal("machine-not-ready", { seat, machine: act.machine });
  }
  happens(flow, { on: "fired", seat, machine: act.machine, gives: machine.gives });
  const from = {
    by: "machine",
    ready: ready.filter((one) => one !== act.machine),
    heals: machine.heals ?? 0,
  } as const;
  changeBoat(flow, seat, { stage: { at: "gain", from, offered: tally(machine.gives) } });
}

/** A player may heal fewer than the Machine allows. */
export const healings = ({ most }: HealStage): Act[] =>
  Array.from({ length: most + 1 }, (_, humans) => ({ do: "heal", humans }));

export function healByMachine(flow: Flow, seat: Seat, act: ActOf<"heal">): void {
  const boat = boatAt(flow.state, seat);
  const { most, ready } = stageOf(boat, ["heal"], seat, act);
  within(act.humans, 0, most, "humans", seat);
  if (act.humans > 0) happens(flow, { on: "healed", seat, humans: act.humans, by: "machine" });
  changeBoat(flow, seat, {
    cabins: boat.cabins + act.humans,
    contaminated: boat.contaminated - act.humans,
    stage: { at: "machines", ready },
  });
}

export function rest(flow: Flow, seat: Seat, act: ActOf<"rest">): void {
  stageOf(boatAt(flow.state, seat), ["machines"], seat, act);
  changeBoat(flow, seat, { stage: { at: "machines", ready: [] } });
}
