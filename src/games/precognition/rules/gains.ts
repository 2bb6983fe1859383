/** Taking what is offered: how much of it, Doctors or Protectors, and where Batteries go. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { firstOf, type Good, sum, type Tally, tally } from "../model/goods.ts";
import type { Boat, Source, Stage, State } from "../model/state.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { machinesOf } from "./pieces.ts";
import { stageOf, within } from "./refuse.ts";

type GainStage = Extract<Stage, { at: "gain" }>;
type PlugStage = Extract<Stage, { at: "plug" }>;

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

export function takings({ offered }: GainStage): Act[] {
  const good = firstOf(offered);
  if (good === undefined) return [];
  const most = offered[good];
  if (good !== "ymune") return upTo(most).map((amount) => ({ do: "take", good, amount }));
  return upTo(most).flatMap((doctors) =>
    upTo(most - doctors).map((protectors): Act => ({ do: "post", doctors, protectors })),
  );
}

export function take(flow: Flow, seat: Seat, act: ActOf<"take">): void {
  const boat = boatAt(flow.state, seat);
  const { from, offered } = stageOf(boat, ["gain"], seat, act);
  if (firstOf(offered) !== act.good) throw new Refusal("not-offered", { seat, good: act.good });
  within(act.amount, 0, offered[act.good], act.good, seat);

  const rest = { ...offered, [act.good]: 0 };
  const stage: Stage =
    act.good === "battery" && act.amount > 0
      ? { at: "plug", from, batteries: act.amount, offered: rest }
      : { at: "gain", from, offered: rest };
  const taken = tally({ [act.good]: act.amount });
  if (act.amount > 0) happens(flow, { on: "gained", seat, good: act.good, amount: act.amount, by: from.by });
  changeBoat(flow, seat, { ...stored(boat, act), ...counted(boat, from, taken), stage });
  decline(flow, seat, act.good, offered[act.good] - act.amount);
}

/** What is accepted from cards counts for conditions. What comes from cards and Machines can be spent on Objectives. */
function counted(boat: Boat, from: Source, taken: Tally): Pick<Boat, "gained" | "spendable"> {
  return {
    gained: from.by === "cards" ? sum(boat.gained, taken) : boat.gained,
    spendable: from.by === "river" ? boat.spendable : sum(boat.spendable, taken),
  };
}

function stored(boat: Boat, { good, amount }: ActOf<"take">): Partial<Boat> {
  switch (good) {
    case "food":
      return { food: boat.food + amount };
    case "human":
      return { contaminated: boat.contaminated + amount };
    case "doctor":
      return { doctors: boat.doctors + amount };
    case "protector":
      return { protectors: boat.protectors + amount };
    case "battery":
      return {};
  }
}

export function post(flow: Flow, seat: Seat, act: ActOf<"post">): void {
  const boat = boatAt(flow.state, seat);
  const { from, offered } = stageOf(boat, ["gain"], seat, act);
  if (firstOf(offered) !== "ymune") throw new Refusal("not-offered", { seat, good: "ymune" });
  const { doctors, protectors } = act;
  within(doctors + protectors, 0, offered.ymune, "ymune", seat);

  if (doctors > 0) happens(flow, { on: "gained", seat, good: "doctor", amount: doctors, by: from.by });
  changeBoat(flow, seat, { doctors: boat.doctors + doctors });
  if (protectors > 0) happens(flow, { on: "gained", seat, good: "protector", amount: protectors, by: from.by });
  changeBoat(flow, seat, {
    protectors: boat.protectors + protectors,
    ...counted(boat, from, tally({ doctor: doctors, protector: protectors })),
    stage: { at: "gain", from, offered: { ...offered, ymune: 0 } },
  });
  decline(flow, seat, "ymune", offered.ymune - doctors - protectors);
}

/** How many more Batteries each Machine can take. */
const roomOn = (boat: Boat): number[] =>
  machinesOf(boat.rooms).map(({ batteries }, i) => batteries - (boat.machines[i] ?? 0));

const pluggings = (boat: Boat): ActOf<"plug">[] =>
  roomOn(boat).flatMap((room, machine) => (room > 0 ? [{ do: "plug", machine }] : []));

/** With Objectives, Batteries from cards and Machines may be kept to pay for them. */
const mayHold = ({ mission }: State, { from }: PlugStage): boolean => mission !== null && from.by !== "river";

export const placings = (state: State, boat: Boat, stage: PlugStage): Act[] =>
  mayHold(state, stage) ? [...pluggings(boat), { do: "hold" }] : pluggings(boat);

/** Places a Battery where there is no choice; false if there is one. */
export function placeForced(flow: Flow, seat: Seat, stage: PlugStage): boolean {
  const boat = boatAt(flow.state, seat);
  const [first, ...others] = pluggings(boat);
  if (first === undefined) {
    if (mayHold(flow.state, stage)) hold(flow, seat, { do: "hold" });
    else spill(flow, seat, stage);
    return true;
  }
  if (mayHold(flow.state, stage)) return false;
  // There is no choice with only one free Machine, or with enough Batteries to fill all.
  const room = roomOn(boat).reduce((total, one) => total + one, 0);
  const isForced = others.length === 0 || stage.batteries >= room;
  if (isForced) plug(flow, seat, first);
  return isForced;
}

export function hold(flow: Flow, seat: Seat, act: ActOf<"hold">): void {
  const boat = boatAt(flow.state, seat);
  const stage = stageOf(boat, ["plug"], seat, act);
  if (!mayHold(flow.state, stage)) throw new Refusal("cannot-hold", { seat });
  happens(flow, { on: "held", seat, batteries: stage.batteries });
  changeBoat(flow, seat, {
    held: boat.held + stage.batteries,
    stage: { at: "gain", from: stage.from, offered: stage.offered },
  });
}

export function plug(flow: Flow, seat: Seat, act: ActOf<"plug">): void {
  const boat = boatAt(flow.state, seat);
  const { from, batteries, offered } = stageOf(boat, ["plug"], seat, act);
  const needed = machinesOf(boat.rooms)[act.machine]?.batteries ?? 0;
  const held = (boat.machines[act.machine] ?? 0) + 1;
  if (held > needed) throw new Refusal("machine-full", { seat, machine: act.machine });

  happens(flow, { on: "plugged", seat, machine: act.machine, powered: held === needed });
  changeBoat(flow, seat, {
    machines: boat.machines.with(act.machine, held),
    stage: batteries > 1 ? { at: "plug", from, batteries: batteries - 1, offered } : { at: "gain", from, offered },
  });
}

/** Batteries without a socket are lost, but they count as gained. */
function spill(flow: Flow, seat: Seat, { from, batteries, offered }: PlugStage): void {
  happens(flow, { on: "spilt", seat, batteries });
  changeBoat(flow, seat, { stage: { at: "gain", from, offered } });
}

function decline(flow: Flow, seat: Seat, good: Good, amount: number): void {
  if (amount > 0) happens(flow, { on: "declined", seat, good, amount });
}
