/** The Dual Select: keep one card, give one, pass two. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import type { CardId } from "../model/card.ts";
import { leftOf, rightOf } from "../model/seats.ts";
import type { Zone } from "../model/state.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { turnUpHand } from "./supply.ts";

export type Choice = ActOf<"choose">;

/** The two cards of the Decision Zone, one of which has to be given. */
const FACE_UP = 2;

/** Six, or two in the last round, when the hand is empty. */
export function choices(handSize: number): Choice[] {
  const cards = Array.from({ length: FACE_UP + handSize }, (_, i) => i);
  return cards.flatMap((keep) =>
    cards.filter((give) => give < FACE_UP && give !== keep).map((give): Choice => ({ do: "choose", keep, give })),
  );
}

export interface Pairs {
  readonly kept: CardId;
  readonly given: CardId;
  readonly passed: readonly CardId[];
}

export function pairsOf(decision: readonly CardId[], hand: readonly CardId[], choice: Act, seat: Seat): Pairs {
  if (choice.do !== "choose") throw new Refusal("wrong-moment", { seat, act: choice.do, stage: "choose" });
  const cards = [...decision, ...hand];
  const kept = cards[choice.keep];
  const given = decision[choice.give];
  if (kept === undefined || given === undefined || choice.keep === choice.give) {
    throw new Refusal("impossible-pairs", { seat, keep: choice.keep, give: choice.give });
  }
  const passed = cards.filter((_, i) => i !== choice.keep && i !== choice.give);
  return { kept, given, passed };
}

function changeZone(flow: Flow, seat: Seat, change: Partial<Zone>): void {
  changeBoat(flow, seat, { zone: { kept: null, given: null, ...boatAt(flow.state, seat).zone, ...change } });
}

/** Shows all choices: one card is kept, one goes to the left, and two go to the right. */
export function turnUp(flow: Flow, hands: ReadonlyMap<Seat, readonly CardId[]>, chosen: ReadonlyMap<Seat, Act>): void {
  const { state } = flow;
  const players = state.boats.length;
  for (const seat of allSeats(state)) {
    const act = chosen.get(seat);
    if (act === undefined) throw new Refusal("choice-missing", { seat });
    const hand = hands.get(seat) ?? [];
    const pairs = pairsOf(boatAt(state, seat).decision, hand, act, seat);
    happens(flow, { on: "chose", seat, hand, ...pairs });
    turnUpHand(flow, seat, hand);
    changeZone(flow, seat, { kept: pairs.kept });
    changeZone(flow, leftOf(seat, players), { given: pairs.given });
    changeBoat(flow, rightOf(seat, players), { decision: pairs.passed });
    changeBoat(flow, seat, { stage: { at: "activate" } });
  }
}
