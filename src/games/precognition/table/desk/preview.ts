/**
 * What comes of each way of the Dual Select, as far as one may know it: the hand, and all cards that lie face up. The
 * neighbour on the right gives one of two known cards, so every way has two branches. What the neighbour on the left
 * keeps isn't known, and so neither is what a card of cost X costs over there; what hangs on that is marked. Of a
 * neighbour who is led by the same person, all that has been picked is known.
 */
import { branchesFor, onceFor } from "../../../../kit/desk/branching.ts";
import type { Act } from "../../model/acts.ts";
import type { CardId } from "../../model/card.ts";
import type { CardGain, Event } from "../../model/events.ts";
import { type Tally, tally } from "../../model/goods.ts";
import type { Condition, Machine } from "../../model/room.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Boat, State } from "../../model/state.ts";
import { type Activation, activations, costOfBoth, gainsOf, totalOf, zoneCards } from "../../rules/activation.ts";
import { isMet } from "../../rules/conditions.ts";
import { type Choice, choices, type Pairs, pairsOf } from "../../rules/decision.ts";
import { allSeats, boatAt, changeBoat, flowFrom } from "../../rules/flow.ts";
import { raiseBane } from "../../rules/maintenance.ts";
import { card, machinesOf } from "../../rules/pieces.ts";
import { throughUpkeep, withoutLearning } from "./forecast.ts";
import { type Plan, planFrom, type Suggest, suggestGreedily } from "./plan.ts";
import { isFire } from "./questions.ts";

export interface ChoicePreview extends Pairs {
  readonly choice: Choice;
  /** One for each card that the neighbour on the right may give; two alike make one. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly fromRight: CardId;
  /** Both cards, and each alone. */
  readonly ways: readonly Way[];
  /** How it would go on as the bot advises. */
  readonly advised: Outcome;
}

export interface Way {
  readonly cards: Activation["cards"];
  readonly paid: number;
  /** The Cabins don't hold as many Humans as that. */
  readonly isBlocked: boolean;
  readonly gains: readonly CardGain[];
  readonly total: Tally;
  /** Machines that could fire, if gains are taken and Batteries placed for it. */
  readonly machines: readonly MachineChance[];
}

export interface MachineChance {
  readonly machine: number;
  /** It hangs on what isn't known yet. */
  readonly isUncertain: boolean;
}

export interface Outcome {
  readonly cards: Activation["cards"];
  readonly acts: readonly Act[];
  /** After the Maintenance, before the river; Machines that nobody can be sure of left out. */
  readonly boat: Boat;
  readonly events: readonly Event[];
  /** Once the cards' Bane has risen, before any Protectors. */
  readonly bane: number;
  /** Humans that this Bane would take if no Protector went for it. */
  readonly unprotected: number;
  readonly lost: number;
}

/** What seats of the same person have picked. */
export type Picks = ReadonlyMap<number, Pairs>;
const NO_PICKS: Picks = new Map();

export type Previewer = (choice: Choice) => ChoicePreview;

export const previewer = (
  state: State,
  seat: number,
  hand: readonly CardId[],
  picks: Picks = NO_PICKS,
  suggest: Suggest = suggestGreedily,
): Previewer =>
  onceFor(
    ({ keep, give }) => `${keep} ${give}`,
    (choice) => previewOf(state, seat, hand, choice, picks, suggest),
  );

export const allWays = (hand: readonly CardId[]): readonly Choice[] => choices(hand.length);

function previewOf(
  state: State,
  seat: number,
  hand: readonly CardId[],
  choice: Choice,
  picks: Picks,
  suggest: Suggest,
): ChoicePreview {
  const pairs = pairsOf(boatAt(state, seat).decision, hand, choice, seat);
  return {
    choice,
    ...pairs,
    branches: branchesFor(comingTo(state, seat, picks), (fromRight) =>
      branchOf(state, seat, pairs, fromRight, picks, suggest),
    ),
  };
}

/** What the neighbour on the right may give. */
export function comingTo(state: State, seat: number, picks: Picks): readonly CardId[] {
  const right = rightOf(seat, state.boats.length);
  const pick = picks.get(right);
  return pick === undefined ? boatAt(state, right).decision : [pick.given];
}

function branchOf(
  state: State,
  seat: number,
  { kept, given }: Pairs,
  fromRight: CardId,
  picks: Picks,
  suggest: Suggest,
): Branch {
  const flow = flowFrom({ ...state, phase: "act" });
  // What the others keep and do isn't known: this stands in for it, and nothing that hangs on it is believed.
  for (const other of allSeats(state)) {
    changeBoat(flow, other, { zone: { kept: picks.get(other)?.kept ?? given, given }, stage: { at: "wait" } });
  }
  const unknown = picks.has(leftOf(seat, state.boats.length)) ? undefined : given;
  const boat = changeBoat(flow, seat, { zone: { kept, given: fromRight }, stage: { at: "activate" } });
  const start = flow.state;
  const zone = zoneCards(boat);
  const open = activations(boat).map(({ cards }) => cards);
  const ways = (["both", "kept", "given"] as const).map((cards): Way => {
    const gains = gainsOf(zone, cards);
    const total = totalOf(gains);
    return {
      cards,
      paid: cards === "both" ? costOfBoth(zone) : 0,
      isBlocked: !open.includes(cards),
      gains,
      total,
      machines: chances(start, seat, total, unknown),
    };
  });
  return { fromRight, ways, advised: advisedOutcome(start, seat, unknown, suggest) };
}

/** `unknown` is given to somebody whose other card isn't known. Machines that some way of taking these gains and placing these Batteries would let fire. */
function chances(state: State, seat: number, total: Tally, unknown: CardId | undefined): MachineChance[] {
  const boat = boatAt(state, seat);
  return machinesOf(boat.rooms).flatMap((machine, i): MachineChance[] => {
    if ((boat.machines[i] ?? 0) + total.battery < machine.batteries) return [];
    if (unknown !== undefined && hangsOnUnknown(machine, unknown)) return [{ machine: i, isUncertain: true }];
    const flow = flowFrom(state);
    changeBoat(flow, seat, { gained: mostFor(machine.when, total) });
    return isMet(machine.when, flow.state, seat) ? [{ machine: i, isUncertain: false }] : [];
  });
}

/** Everything is taken, and Ymunes go where the condition wants them. */
function mostFor(when: Condition, total: Tally): Tally {
  const wantsProtectors = "gained" in when && when.gained === "protector";
  const posted = wantsProtectors
    ? { doctor: total.doctor, protector: total.protector + total.ymune }
    : { doctor: total.doctor + total.ymune, protector: total.protector };
  return tally({ ...total, ...posted, ymune: 0 });
}

/** What a card of cost X costs where it is given depends on what is kept there. */
export const hangsOnUnknown = ({ when }: Machine, given: CardId): boolean =>
  "given" in when && when.given === "cost" && card(given).cost === "X";

function advisedOutcome(start: State, seat: number, unknown: CardId | undefined, suggest: Suggest): Outcome {
  const unsure = machinesOf(boatAt(start, seat).rooms).flatMap((machine, i) =>
    unknown !== undefined && hangsOnUnknown(machine, unknown) ? [i] : [],
  );
  const pins = { acts: {}, silent: unsure, order: [] };
  // Which Objective would come up isn't known either.
  const knowing = withoutLearning(suggest);
  return outcomeOf(throughUpkeep(planFrom(start, seat, pins, knowing), pins, knowing));
}

/** What a plan that begins with the Action comes to, before the river. */
export function outcomeOf({ seat, start, steps, end, events }: Plan): Outcome {
  const boat = boatAt(end, seat);
  const lost = events.reduce((sum, event) => sum + lostToBane(event), 0);
  const bane = risenBane(start, seat);
  const acts = steps.map(({ chosen }) => chosen);
  const first = acts.find((act) => act.do === "activate");
  return {
    cards: first?.cards ?? "both",
    acts,
    boat,
    events,
    bane,
    unprotected: Math.min(bane, boat.cabins + boat.contaminated + lost),
    lost,
  };
}

function risenBane(state: State, seat: number): number {
  const flow = flowFrom(state);
  raiseBane(flow, seat);
  return boatAt(flow.state, seat).bane;
}

const lostToBane = (event: Event): number =>
  event.on === "humans-lost" && event.to === "bane" ? event.healthy + event.contaminated : 0;

/** Machines that fire on the way. */
export const firedIn = ({ acts }: Outcome): readonly number[] => acts.filter(isFire).map(({ machine }) => machine);
