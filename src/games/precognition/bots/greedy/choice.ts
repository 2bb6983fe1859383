/** The Dual Select: each way is weighed with the two cards that the neighbour on the right may give. */
import type { Seat } from "../../../../engine/game.ts";
import type { CardId } from "../../model/card.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";
import { gainOf } from "../../rules/activation.ts";
import { choices, pairsOf } from "../../rules/decision.ts";
import { boatAt, changeBoat } from "../../rules/flow.ts";
import { card } from "../../rules/pieces.ts";
import { playOut, type Weighed } from "./open-acts.ts";
import { type Holdings, worth } from "./worth.ts";

/** What a neighbour gains is partly lost to me, the less the more opponents there are to share the loss. */
const ENVY = 0.5;
/** Of two cards passed to the right one comes back, and the neighbour picks which. */
const COMES_BACK = 0.25;

/** Best first. */
export function weighChoices(state: State, seat: Seat, hand: readonly CardId[]): Weighed[] {
  const players = state.boats.length;
  const left = leftOf(seat, players);
  const offered = boatAt(state, rightOf(seat, players)).decision;
  const outcomes = zoneOutcomes(state, seat);

  const weighed = choices(hand.length).map((act) => {
    const { kept, given, passed } = pairsOf(boatAt(state, seat).decision, hand, act, seat);
    const boats = offered.map((fromRight) => outcomes(kept, fromRight));
    const mine = average(boats.map((boat) => worth(boat, state.round, "river")));
    const theirs = cardWorth(state, left, given);
    const later = passed.length === 0 ? 0 : Math.min(...passed.map((one) => cardWorth(state, seat, one)));
    return {
      act,
      boat: boats[0] ?? boatAt(state, seat),
      worth: mine - (ENVY / (players - 1)) * theirs + COMES_BACK * later,
    };
  });
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** The boat after Action and Maintenance with these two cards; each pair of cards is played out only once. */
function zoneOutcomes(state: State, seat: Seat): (kept: CardId, given: CardId) => Holdings {
  const known = new Map<string, Holdings>();
  return (kept, given) => {
    const pair = `${kept} ${given}`;
    const found = known.get(pair);
    if (found !== undefined) return found;
    const flow = { state: { ...state, phase: "act" } as const, events: [] };
    changeBoat(flow, seat, { zone: { kept, given }, stage: { at: "activate" } });
    const boat = boatAt(playOut(flow.state, seat), seat);
    known.set(pair, boat);
    return boat;
  };
}

/** What a card is worth to a boat by itself: its first circle, and its Bane. */
function cardWorth(state: State, seat: Seat, id: CardId): number {
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
