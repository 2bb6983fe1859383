/** The Dual Select: each way is weighed with the two cards that the neighbour on the right may give. */
import type { Seat } from "../../../../engine/game.ts";
import type { CardId } from "../../model/card.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";
import { gainOf } from "../../rules/activation.ts";
import { choices, pairsOf } from "../../rules/decision.ts";
import { boatAt, changeBoat } from "../../rules/flow.ts";
import { card } from "../../rules/pieces.ts";
import { sympathy } from "./friends.ts";
import { playOut, tableWorth, type Weighed } from "./open-acts.ts";
import { worth } from "./worth.ts";

/** Of two cards passed to the right one comes back, and the neighbour picks which. */
const COMES_BACK = 0.42;

/** Best first. */
export function weighChoices(state: State, seat: Seat, hand: readonly CardId[]): Weighed[] {
  const players = state.boats.length;
  const left = leftOf(seat, players);
  const offered = boatAt(state, rightOf(seat, players)).decision;
  const outcomes = zoneOutcomes(state, seat);

  const weighed = choices(hand.length).map((act) => {
    const { kept, given, passed } = pairsOf(boatAt(state, seat).decision, hand, act, seat);
    const ends = offered.map((fromRight) => outcomes(kept, fromRight, given));
    const mine = average(ends.map((end) => tableWorth(end, seat)));
    const theirs = sympathy(state, seat, left) * cardWorth(state, left, given);
    const later = passed.length === 0 ? 0 : Math.min(...passed.map((one) => cardWorth(state, seat, one)));
    return {
      act,
      boat: boatAt(ends[0] ?? state, seat),
      worth: mine + theirs + COMES_BACK * later,
    };
  });
  return weighed.sort((a, b) => b.worth - a.worth);
}

type Outcomes = (kept: CardId, fromRight: CardId, toLeft: CardId) => State;

/** The table after this boat's Action and Maintenance with these cards; each case is played out only once. */
function zoneOutcomes(state: State, seat: Seat): Outcomes {
  const known = new Map<string, State>();
  const left = leftOf(seat, state.boats.length);
  return (kept, fromRight, toLeft) => {
    const cards = `${kept} ${fromRight} ${toLeft}`;
    const found = known.get(cards);
    if (found !== undefined) return found;
    const flow = { state: { ...state, phase: "act" } as const, events: [] };
    // What the neighbour keeps isn't known; some Machines look at what they were given.
    changeBoat(flow, left, { zone: { kept: toLeft, given: toLeft } });
    changeBoat(flow, seat, { zone: { kept, given: fromRight }, stage: { at: "activate" } });
    const end = playOut(flow.state, seat);
    known.set(cards, end);
    return end;
  };
}

/** What a card is worth to a boat by itself: its first circle, and its Bane. */
export function cardWorth(state: State, seat: Seat, id: CardId): number {
  const boat = boatAt(state, seat);
  const { gain } = gainOf(card(id), card(id));
  const richer = {
    ...boat,
    food: boat.food + gain.food,
    contaminated: boat.contaminated + gain.human,
    doctors: boat.doctors + gain.ymune / 2,
    protectors: boat.protectors + gain.ymune / 2,
    bane: boat.bane + card(id).bane,
  };
  return worth(richer, state.round, "river") - worth(boat, state.round, "river");
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
