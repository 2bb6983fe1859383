/** Whether a plan is about Machines, and why some can't fire: what is missing when the gains of the cards are placed. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Machine } from "../../model/room.ts";
import type { Boat, State } from "../../model/state.ts";
import { isMet } from "../../rules/conditions.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { line } from "../texts/texts.ts";
import type { Plan, Step } from "./plan.ts";

/** By Machine, undefined for those that can fire. Undefined as a whole outside the time for Machines. */
export function hindrances(plan: Plan): readonly (Line | undefined)[] | undefined {
  const { seat, start, end } = plan;
  const machines = machinesOf(boatAt(start, seat).rooms);
  if (isFiring(boatAt(start, seat))) {
    return machines.map((machine, i) => {
      const { stage } = boatAt(start, seat);
      if ("ready" in stage && stage.ready.includes(i)) return undefined;
      return missed(machine, start, seat, i) ?? line("desk.machine.spent");
    });
  }
  const settled = settledState(plan);
  if (settled === undefined) return undefined;
  return machines.map((machine, i) => {
    const isLate = (boatAt(settled, seat).machines[i] ?? 0) < (boatAt(end, seat).machines[i] ?? 0);
    if (isLate && boatAt(end, seat).machines[i] === machine.batteries) return line("desk.machine.late");
    return missed(machine, settled, seat, i);
  });
}

/** Once Machines fire, the Batteries that they bring power none in this round. */
const isFiring = ({ stage }: Boat): boolean =>
  stage.at === "machines" ||
  stage.at === "heal" ||
  ((stage.at === "gain" || stage.at === "plug") && stage.from.by === "machine");

/** The state when all gains of the cards are placed. */
function settledState({ seat, steps }: Plan): State | undefined {
  const last = steps.findLast(({ before }) => isOfCards(boatAt(before, seat)));
  // After a reveal of an Objective the plan may not have come to the cards yet.
  return last === undefined || last.after.phase !== last.before.phase ? undefined : last.after;
}

const isOfCards = ({ stage }: Boat): boolean =>
  stage.at === "activate" || ((stage.at === "gain" || stage.at === "plug") && stage.from.by === "cards");

/** The condition comes first, since the sockets show how many Batteries are missing. */
function missed({ batteries, when }: Machine, state: State, seat: number, i: number): Line | undefined {
  const boat = boatAt(state, seat);
  if (!isMet(when, state, seat)) return unmet(when, boat);
  const missing = batteries - (boat.machines[i] ?? 0);
  return missing > 0 ? line("desk.machine.missing", { n: missing }) : undefined;
}

function unmet(when: Machine["when"], { gained }: Boat): Line {
  if ("pair" in when) return line("desk.machine.pair");
  if ("given" in when) return line("desk.machine.given");
  const n = when.gained === "ymune" ? gained.doctor + gained.protector : gained[when.gained];
  return line("desk.machine.gained", { n, good: when.gained });
}

/** Machines may fire, or Batteries come or go. */
export const needsMachines = ({ start, seat, steps }: Plan): boolean =>
  isForMachines(boatAt(start, seat)) || steps.some(isAboutBatteries);

const isAboutBatteries = ({ legal }: Step): boolean =>
  legal.some(({ do: kind }) => kind === "plug" || kind === "hold" || kind === "unplug");

/** Up to the firing of Machines, and not for what the river gives and takes. */
const isForMachines = ({ stage }: Boat): boolean =>
  ["activate", "machines", "heal"].includes(stage.at) ||
  ((stage.at === "gain" || stage.at === "plug") && stage.from.by !== "river");
