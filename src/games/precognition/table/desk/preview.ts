/**
 * The outcome of each way of the Dual Select, as far as the player may know it from the hand and the face-up cards. The
 * neighbour on the right gives one of two known cards, so every way has two branches. What the neighbour on the left
 * keeps isn't known, so neither is the cost of a card with cost X there; what depends on that is marked as uncertain. If
 * the same person plays a neighbour too, what they have picked there is known.
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
  /** One for each card that the neighbour on the right may give; equal cards make one. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly fromRight: CardId;
  /** The activation of both cards, and of each alone. */
  readonly ways: readonly Way[];
  /** The rest of the phase as the bot advises. */
  readonly advised: Outcome;
}

export interface Way {
  readonly cards: Activation["cards"];
  readonly paid: number;
  /** There aren't enough Humans in the Cabins. */
  readonly isBlocked: boolean;
  readonly gains: readonly CardGain[];
  readonly total: Tally;
  /** Machines that could fire if gains are taken and Batteries placed for that. */
  readonly machines: readonly MachineChance[];
}

export interface MachineChance {
  readonly machine: number;
  /** It depends on something that isn't known yet. */
  readonly isUncertain: boolean;
}

export interface Outcome {
  readonly cards: Activation["cards"];
  readonly acts: readonly Act[];
  /** After Maintenance and before the river, without Machines that are uncertain. */
  readonly boat: Boat;
  readonly events: readonly Event[];
  /** After the cards' Bane has risen, before Protectors. */
  readonly bane: number;
  /** Humans that this Bane would take without Protectors. */
  readonly unprotected: number;
  readonly lost: number;
}

/** The choices of other seats of the same person. */
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

/** The cards that the neighbour on the right may give. */
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
  // The others' choices aren't known. These are placeholders, and nothing that depends on them is used.
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

/**
 * The Machines that could fire with some way of taking these gains and placing these Batteries. `unknown` is the card
 * given to a neighbour whose other card isn't known.
 */
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

/** Takes everything, with Ymunes as the condition requires. */
function mostFor(when: Condition, total: Tally): Tally {
  const wantsProtectors = "gained" in when && when.gained === "protector";
  const posted = wantsProtectors
    ? { doctor: total.doctor, protector: total.protector + total.ymune }
    : { doctor: total.doctor + total.ymune, protector: total.protector };
  return tally({ ...total, ...posted, ymune: 0 });
}

/** The cost of a given card with cost X depends on the card that is kept there. */
export const hangsOnUnknown = ({ when }: Machine, given: CardId): boolean =>
  "given" in when && when.given === "cost" && card(given).cost === "X";

function advisedOutcome(start: State, seat: number, unknown: CardId | undefined, suggest: Suggest): Outcome {
  const unsure = machinesOf(boatAt(start, seat).rooms).flatMap((machine, i) =>
    unknown !== undefined && hangsOnUnknown(machine, unknown) ? [i] : [],
  );
  const pins = { acts: {}, silent: unsure, order: [] };
  // It isn't known either which Objective would be revealed.
  const knowing = withoutLearning(suggest);
  return outcomeOf(throughUpkeep(planFrom(start, seat, pins, knowing), pins, knowing));
}

/** The outcome, before the river, of a plan that begins with the Action. */
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

/** Machines that fire in the plan. */
export const firedIn = ({ acts }: Outcome): readonly number[] => acts.filter(isFire).map(({ machine }) => machine);
