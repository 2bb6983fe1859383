/** The Dual Select: weighs each choice with both cards that the neighbour on the right may give. */
import type { Seat } from "../../../../engine/game.ts";
import type { CardId } from "../../model/card.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Boat, State } from "../../model/state.ts";
import { gainOf } from "../../rules/activation.ts";
import { choices, pairsOf } from "../../rules/decision.ts";
import { allSeats, boatAt, changeBoat, flowFrom } from "../../rules/flow.ts";
import { card } from "../../rules/pieces.ts";
import { sympathy } from "./friends.ts";
import { missionWorth } from "./mission-worth.ts";
import { boatWorth, playOut, type Weighed } from "./open-acts.ts";
import { keepOutlooks, type OutlookOf } from "./season-end.ts";
import { worth } from "./worth.ts";

/** The weight of a passed card. One of two comes back, and the neighbour picks which. */
const COMES_BACK = 0.42;

/** Best first. */
export function weighChoices(state: State, seat: Seat, hand: readonly CardId[]): Weighed[] {
  const players = state.boats.length;
  const offered = boatAt(state, rightOf(seat, players)).decision;
  const outlookOf = keepOutlooks();
  const outcomes = zoneOutcomes(state, seat, outlookOf);
  const worthWith = state.mission === null ? alone(state, seat) : together(state, seat, outlookOf);

  const weighed = choices(hand.length).map((act) => {
    const { kept, given, passed } = pairsOf(boatAt(state, seat).decision, hand, act, seat);
    const ends = offered.map((fromRight) => outcomes(kept, fromRight, given));
    const later = passed.length === 0 ? 0 : Math.min(...passed.map((one) => cardWorth(state, seat, one)));
    return {
      act,
      boat: boatAt(ends[0] ?? state, seat),
      worth: average(ends.map((end) => worthWith(end, given))) + COMES_BACK * later,
    };
  });
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** The worth of the table when this boat has played its cards, for a card given to the neighbour. */
type WorthWith = (end: State, given: CardId) => number;

/** Against opponents, or with a team partner: a given card has a worth of its own. */
function alone(state: State, seat: Seat): WorthWith {
  const left = leftOf(seat, state.boats.length);
  return (end, given) => boatWorth(end, seat) + sympathy(state, seat, left) * cardWorth(state, left, given);
}

/** In the co-operative game the neighbour's round is played out too, so that the card goes where it is needed. */
function together(state: State, seat: Seat, outlookOf: OutlookOf): WorthWith {
  const left = leftOf(seat, state.boats.length);
  const known = new Map<CardId, readonly { readonly boat: Boat; readonly worth: number }[]>();
  const receipts = (given: CardId) => {
    const found =
      known.get(given) ??
      boatAt(state, left).decision.map((kept) => {
        const end = received(state, left, kept, given, outlookOf);
        return { boat: boatAt(end, left), worth: sympathy(state, seat, left) * boatWorth(end, left) };
      });
    known.set(given, found);
    return found;
  };
  return (end, given) => {
    const own = boatWorth(end, seat);
    return average(
      receipts(given).map((neighbour) => {
        const table = { ...end, boats: end.boats.with(left, neighbour.boat) };
        return neighbour.worth + (own + missionWorth(table, outlookOf));
      }),
    );
  };
}

/** The neighbour's Action with the given card and one of its two face-up cards. */
function received(state: State, left: Seat, kept: CardId, given: CardId, outlookOf: OutlookOf): State {
  const flow = flowFrom({ ...state, phase: "act" });
  // Some Machines depend on the card that their boat gave, which isn't known yet: assume the same card.
  for (const other of allSeats(state)) changeBoat(flow, other, { zone: { kept, given } });
  changeBoat(flow, left, { stage: { at: "activate" } });
  return playOut(flow.state, left, outlookOf);
}

type Outcomes = (kept: CardId, fromRight: CardId, toLeft: CardId) => State;

/** The table after this boat's Action and Maintenance with these cards. Memoized. */
function zoneOutcomes(state: State, seat: Seat, outlookOf: OutlookOf): Outcomes {
  const known = new Map<string, State>();
  const left = leftOf(seat, state.boats.length);
  return (kept, fromRight, toLeft) => {
    const cards = `${kept} ${fromRight} ${toLeft}`;
    const found = known.get(cards);
    if (found !== undefined) return found;
    const flow = flowFrom({ ...state, phase: "act" });
    // Some Machines depend on the neighbour's cards. What it keeps isn't known, so assume the given card.
    changeBoat(flow, left, { zone: { kept: toLeft, given: toLeft } });
    changeBoat(flow, seat, { zone: { kept, given: fromRight }, stage: { at: "activate" } });
    const end = playOut(flow.state, seat, outlookOf);
    known.set(cards, end);
    return end;
  };
}

/** The worth of a single card to a boat: its gain and its Bane. */
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
