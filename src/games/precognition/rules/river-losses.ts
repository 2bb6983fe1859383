/** What a river tile takes from a boat, as its owner chooses, and at most what it has. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { firstOf, type Good, type Tally } from "../model/goods.ts";
import type { Boat, Stage } from "../model/state.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { loseHumans, losses } from "./maintenance.ts";
import { stageOf, within } from "./refuse.ts";

type YieldStage = Extract<Stage, { at: "yield" }>;

/** The first of the owed goods, and at most what the boat has of it. */
function owedNow(boat: Boat, { owed }: YieldStage): { good: Good | undefined; amount: number } {
  const good = firstOf(owed);
  if (good === undefined) return { good, amount: 0 };
  return { good, amount: Math.min(owed[good], heldOf(boat, good)) };
}

function heldOf(boat: Boat, good: Good): number {
  switch (good) {
    case "food":
      return boat.food;
    case "human":
      return boat.cabins + boat.contaminated;
    case "doctor":
      return boat.doctors;
    case "protector":
      return boat.protectors;
    case "ymune":
      return boat.doctors + boat.protectors;
    case "battery":
      return boat.machines.reduce((total, one) => total + one, 0);
  }
}

export function yields(boat: Boat, stage: YieldStage): Act[] {
  const { good, amount } = owedNow(boat, stage);
  switch (good) {
    case "human":
      return losses(boat, amount);
    case "ymune": {
      const least = Math.max(0, amount - boat.protectors);
      const most = Math.min(amount, boat.doctors);
      return Array.from({ length: most - least + 1 }, (_, i) => ({ do: "dismiss", doctors: least + i }));
    }
    case "battery":
      return unpluggings(boat);
    default:
      return [];
  }
}

const unpluggings = (boat: Boat): ActOf<"unplug">[] =>
  boat.machines.flatMap((held, machine) => (held > 0 ? [{ do: "unplug", machine }] : []));

/** Takes a loss where there is no choice; false if there is one, or if nothing is owed any more. */
export function yieldForced(flow: Flow, seat: Seat, stage: YieldStage): boolean {
  const boat = boatAt(flow.state, seat);
  const { good, amount } = owedNow(boat, stage);
  if (good === undefined) return false;
  if (amount === 0) {
    changeBoat(flow, seat, { stage: paid(stage.owed, good, stage.owed[good]) });
    return true;
  }
  switch (good) {
    case "food":
      giveUp(flow, seat, stage, good, amount, { food: boat.food - amount });
      return true;
    case "doctor":
      giveUp(flow, seat, stage, good, amount, { doctors: boat.doctors - amount });
      return true;
    case "protector":
      giveUp(flow, seat, stage, good, amount, { protectors: boat.protectors - amount });
      return true;
    case "human":
    case "ymune":
    case "battery": {
      const [first, ...others] = yields(boat, stage);
      // If all Batteries are lost, their order doesn't matter.
      const isAll = good === "battery" && amount === heldOf(boat, good);
      if (first === undefined || (others.length > 0 && !isAll)) return false;
      yieldTo(flow, seat, first);
      return true;
    }
  }
}

export function yieldTo(flow: Flow, seat: Seat, act: Act): void {
  const boat = boatAt(flow.state, seat);
  const stage = stageOf(boat, ["yield"], seat, act);
  const { good, amount } = owedNow(boat, stage);
  if (act.do === "lose" && good === "human") {
    loseHumans(flow, seat, amount, act.healthy, "river");
    changeBoat(flow, seat, { stage: paid(stage.owed, good, stage.owed.human) });
  } else if (act.do === "dismiss" && good === "ymune") {
    dismiss(flow, seat, stage, amount, act);
  } else if (act.do === "unplug" && good === "battery") {
    unplug(flow, seat, stage, act);
  } else {
    throw new Refusal("not-owed", { seat, act: act.do });
  }
}

function dismiss(flow: Flow, seat: Seat, stage: YieldStage, amount: number, { doctors }: ActOf<"dismiss">): void {
  const boat = boatAt(flow.state, seat);
  const protectors = amount - doctors;
  within(doctors, Math.max(0, amount - boat.protectors), Math.min(amount, boat.doctors), "doctors", seat);
  if (doctors > 0) happens(flow, { on: "river-took", seat, good: "doctor", amount: doctors });
  if (protectors > 0) happens(flow, { on: "river-took", seat, good: "protector", amount: protectors });
  changeBoat(flow, seat, {
    doctors: boat.doctors - doctors,
    protectors: boat.protectors - protectors,
    stage: paid(stage.owed, "ymune", stage.owed.ymune),
  });
}

function unplug(flow: Flow, seat: Seat, stage: YieldStage, { machine }: ActOf<"unplug">): void {
  const boat = boatAt(flow.state, seat);
  const held = boat.machines[machine] ?? 0;
  if (held === 0) throw new Refusal("machine-empty", { seat, machine });
  happens(flow, { on: "unplugged", seat, machine });
  changeBoat(flow, seat, { machines: boat.machines.with(machine, held - 1), stage: paid(stage.owed, "battery", 1) });
}

function giveUp(flow: Flow, seat: Seat, { owed }: YieldStage, good: Good, amount: number, change: Partial<Boat>): void {
  happens(flow, { on: "river-took", seat, good, amount });
  changeBoat(flow, seat, { ...change, stage: paid(owed, good, owed[good]) });
}

const paid = (owed: Tally, good: Good, amount: number): Stage => ({
  at: "yield",
  owed: { ...owed, [good]: owed[good] - amount },
});
