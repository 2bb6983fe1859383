/** Which Machines may fire, and what firing does. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { tally } from "../model/goods.ts";
import type { Condition } from "../model/room.ts";
import type { Boat, Stage } from "../model/state.ts";
import { type ZoneCards, zoneCards } from "./activation.ts";
import { boatAt, changeBoat, type Flow } from "./flow.ts";
import { machinesOf } from "./pieces.ts";
import { stageOf } from "./refuse.ts";

/** Powered once the gains of the cards are placed, and with its condition met. */
export function readyMachines(boat: Boat): number[] {
  const zone = zoneCards(boat);
  return machinesOf(boat.rooms).flatMap(({ batteries, when }, i) =>
    boat.machines[i] === batteries && isMet(when, zone) ? [i] : [],
  );
}

export function isMet(when: Condition, { kept, given }: ZoneCards): boolean {
  switch (when.pair) {
    case "type-and-other":
      return kept.type !== given.type && (kept.type === when.type || given.type === when.type);
    case "bane-and-none":
      return kept.bane > 0 !== given.bane > 0;
  }
}

export const firings = ({ ready }: Extract<Stage, { at: "machines" }>): Act[] => [
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
  flow.events.push({ on: "fired", seat, machine: act.machine, gives: machine.gives });
  const from = { by: "machine", ready: ready.filter((one) => one !== act.machine) } as const;
  changeBoat(flow, seat, { stage: { at: "gain", from, offered: tally(machine.gives) } });
}

export function rest(flow: Flow, seat: Seat, act: ActOf<"rest">): void {
  stageOf(boatAt(flow.state, seat), ["machines"], seat, act);
  changeBoat(flow, seat, { stage: { at: "machines", ready: [] } });
}
