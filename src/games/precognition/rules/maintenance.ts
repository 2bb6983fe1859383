/** Maintenance: Bane rises, Protectors lower it, it takes Humans, Doctors heal. */
import type { Seat } from "../../../engine/game.ts";
import type { Act, ActOf } from "../model/acts.ts";
import type { Boat } from "../model/state.ts";
import { zoneCards } from "./activation.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { stageOf, within } from "./refuse.ts";

export const HIGHEST_BANE = 12;
const BANE_PER_PROTECTOR = 2;

export function raiseBane(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  const { kept, given } = zoneCards(boat);
  const level = Math.min(HIGHEST_BANE, boat.bane + kept.bane + given.bane);
  if (level > boat.bane) happens(flow, { on: "bane-rose", seat, by: level - boat.bane, level });
  changeBoat(flow, seat, { bane: level, stage: { at: "protect" } });
}

const mostProtectors = (boat: Boat): number => Math.min(boat.protectors, Math.ceil(boat.bane / BANE_PER_PROTECTOR));

export const protections = (boat: Boat): ActOf<"protect">[] =>
  Array.from({ length: mostProtectors(boat) + 1 }, (_, protectors) => ({ do: "protect", protectors }));

export function protect(flow: Flow, seat: Seat, act: ActOf<"protect">): void {
  const boat = boatAt(flow.state, seat);
  stageOf(boat, ["protect"], seat, act);
  within(act.protectors, 0, mostProtectors(boat), "protectors", seat);

  const level = Math.max(0, boat.bane - BANE_PER_PROTECTOR * act.protectors);
  if (act.protectors > 0) happens(flow, { on: "protected", seat, protectors: act.protectors, level });
  const humans = Math.min(level, boat.cabins + boat.contaminated);
  changeBoat(flow, seat, {
    bane: level,
    protectors: boat.protectors - act.protectors,
    stage: { at: "lose", humans },
  });
}

function healthyLosses(boat: Boat, humans: number): { least: number; most: number } {
  return { least: Math.max(0, humans - boat.contaminated), most: Math.min(humans, boat.cabins) };
}

export function losses(boat: Boat, humans: number): Act[] {
  const { least, most } = healthyLosses(boat, humans);
  return Array.from({ length: most - least + 1 }, (_, i) => ({ do: "lose", healthy: least + i }));
}

export function loseHumans(flow: Flow, seat: Seat, humans: number, healthy: number, to: "bane" | "river"): void {
  const boat = boatAt(flow.state, seat);
  const { least, most } = healthyLosses(boat, humans);
  within(healthy, least, most, "healthy", seat);
  if (humans === 0) return;
  const contaminated = humans - healthy;
  happens(flow, { on: "humans-lost", seat, healthy, contaminated, to });
  changeBoat(flow, seat, { cabins: boat.cabins - healthy, contaminated: boat.contaminated - contaminated });
}

export function heal(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  const humans = Math.min(boat.doctors, boat.contaminated);
  if (humans > 0) happens(flow, { on: "healed", seat, humans, by: "doctors" });
  changeBoat(flow, seat, {
    cabins: boat.cabins + humans,
    contaminated: boat.contaminated - humans,
    stage: { at: "wait" },
  });
}
