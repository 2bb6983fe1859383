/** The co-operative game's Objectives: revealed for Humans, mitigated for goods, judged at the end of a season. */
import type { Draw, Result } from "../../../engine/draw.ts";
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import type { Season } from "../model/card.ts";
import { sum, type Tally, tally } from "../model/goods.ts";
import type { Holding, Objective, Requirement } from "../model/objective.ts";
import type { Options } from "../model/options.ts";
import { seasonOf } from "../model/river.ts";
import type { Boat, Mission, ShownObjective, State } from "../model/state.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { objective, objectivesOf } from "./pieces.ts";

export function missionFor(options: Options, players: number, season: Season): Mission | null {
  if (options.mode !== "coop") return null;
  const hidden = players + (options.difficulty === "apocalypse" ? 1 : 0);
  return { ahead: objectivesOf(season), hidden, shown: [], isLost: false };
}

export function missionOf({ mission }: State): Mission {
  if (mission === null) throw new Error("there are no Objectives in this mode");
  return mission;
}

const changeMission = (flow: Flow, change: Partial<Mission>): void => {
  flow.state = { ...flow.state, mission: { ...missionOf(flow.state), ...change } };
};

/** Open to a boat throughout its Action phase, except while it takes and places gains. */
export function missionActs(state: State, seat: Seat): Act[] {
  const { mission } = state;
  if (mission === null) return [];
  const boat = boatAt(state, seat);
  const reveal: Act[] = mission.hidden > 0 && boat.cabins >= revealCost(state) ? [{ do: "reveal" }] : [];
  return [...reveal, ...mission.shown.flatMap((shown, i) => mitigations(boat, shown, i))];
}

/** As many Humans as the number of the season. */
export const revealCost = ({ round }: State): number => seasonOf(round);

export function payToReveal(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  const cost = revealCost(flow.state);
  if (missionOf(flow.state).hidden === 0) throw new Refusal("nothing-to-reveal", { seat });
  if (boat.cabins < cost) throw new Refusal("too-few-humans", { seat, cost, cabins: boat.cabins });
  happens(flow, { on: "paid-to-reveal", seat, humans: cost });
  changeBoat(flow, seat, { cabins: boat.cabins - cost, contaminated: boat.contaminated + cost });
  flow.state = { ...flow.state, phase: "objective" };
}

export const objectiveDraw = (state: State): Draw => ({ kind: "die", sides: missionOf(state).ahead.length });

export const lastObjectivesDraw = (state: State): Draw => {
  const { ahead, hidden } = missionOf(state);
  return { kind: "order", size: ahead.length, take: hidden };
};

/** Shows an Objective. A boat that was done is no longer, if it can do something about it. */
export function showObjective(flow: Flow, index: number): void {
  turnUpObjectives(flow, [index], "round");
  for (const seat of allSeats(flow.state)) {
    const isDone = boatAt(flow.state, seat).stage.at === "done";
    if (isDone && missionActs(flow.state, seat).length > 0) changeBoat(flow, seat, { stage: { at: "open" } });
  }
  flow.state = { ...flow.state, phase: "act" };
}

export function turnUpObjectives(flow: Flow, indices: Result, at: "round" | "season-end"): void {
  const fresh = indices.flatMap((index) => missionOf(flow.state).ahead[index] ?? []);
  for (const id of fresh) {
    const { ahead, hidden, shown } = missionOf(flow.state);
    happens(flow, { on: "objective", objective: id, at });
    changeMission(flow, {
      ahead: ahead.filter((other) => other !== id),
      hidden: hidden - 1,
      shown: [...shown, { id, isMitigated: false }],
    });
  }
}

function mitigations(boat: Boat, { id, isMitigated }: ShownObjective, index: number): Act[] {
  if (isMitigated) return [];
  const price = tally(objective(id).price);
  const splits = Array.from({ length: price.ymune + 1 }, (_, doctors) => doctors);
  return splits
    .filter((doctors) => canPay(boat, bill(price, doctors)))
    .map((doctors): Act => ({ do: "mitigate", objective: index, doctors }));
}

/** The price, with its Ymunes split into Doctors and Protectors. */
const bill = (price: Tally, doctors: number): Tally => ({
  ...price,
  ymune: 0,
  doctor: price.doctor + doctors,
  protector: price.protector + price.ymune - doctors,
});

/** A boat can only pay with what it gained this round and still has, and with Batteries in hand. */
const canPay = (boat: Boat, { food, human, doctor, protector, battery }: Tally): boolean =>
  food <= Math.min(boat.spendable.food, boat.food) &&
  human <= Math.min(boat.spendable.human, boat.contaminated) &&
  doctor <= Math.min(boat.spendable.doctor, boat.doctors) &&
  protector <= Math.min(boat.spendable.protector, boat.protectors) &&
  battery <= boat.held;

export function mitigate(flow: Flow, seat: Seat, act: ActOf<"mitigate">): void {
  const boat = boatAt(flow.state, seat);
  const { shown } = missionOf(flow.state);
  const target = shown[act.objective];
  if (target === undefined || target.isMitigated) throw new Refusal("nothing-to-mitigate", { seat });
  const price = tally(objective(target.id).price);
  const spent = bill(price, act.doctors);
  if (act.doctors > price.ymune || !canPay(boat, spent)) throw new Refusal("cannot-pay", { seat });

  happens(flow, { on: "mitigated", seat, objective: target.id, spent });
  changeBoat(flow, seat, {
    food: boat.food - spent.food,
    contaminated: boat.contaminated - spent.human,
    doctors: boat.doctors - spent.doctor,
    protectors: boat.protectors - spent.protector,
    held: boat.held - spent.battery,
    spendable: sum(boat.spendable, negative(spent)),
  });
  changeMission(flow, { shown: shown.with(act.objective, { ...target, isMitigated: true }) });
}

const negative = (goods: Tally): Tally => ({
  food: -goods.food,
  human: -goods.human,
  doctor: -goods.doctor,
  protector: -goods.protector,
  ymune: -goods.ymune,
  battery: -goods.battery,
});

/** At the end of a season the match is lost if an Objective isn't met. */
export function judge(flow: Flow): void {
  const { shown } = missionOf(flow.state);
  const verdicts = shown.map((one) => ({ objective: one.id, isMet: isMet(flow.state, one) }));
  for (const verdict of verdicts) {
    happens(flow, { on: "judged", ...verdict });
    if (!verdict.isMet) changeMission(flow, { isLost: true });
  }
}

/** The part of a boat that Objectives are about. */
export type Holder = Pick<Boat, "food" | "cabins" | "contaminated" | "doctors" | "protectors" | "machines">;

export function isMet({ boats }: { readonly boats: readonly Holder[] }, shown: ShownObjective): boolean {
  const { scope }: Objective = objective(shown.id);
  const holds = (boat: Holder) => requiredBy(shown).every(({ of, atLeast }) => heldOf(boat, of) >= atLeast);
  return scope === "one" ? boats.some(holds) : boats.every(holds);
}

/** Depends on its side. */
export function requiredBy({ id, isMitigated }: ShownObjective): readonly Requirement[] {
  const { front, back } = objective(id);
  return isMitigated ? [back] : front;
}

export function heldOf(boat: Holder, holding: Holding): number {
  switch (holding) {
    case "food":
      return boat.food;
    case "healthy":
      return boat.cabins;
    case "contaminated":
      return boat.contaminated;
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
