/** The choices of the advanced set-up. */
import type { Seat } from "../../../../engine/game.ts";
import type { CardId } from "../../model/card.ts";
import { rightOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";
import { passChoices, roomChoices } from "../../rules/advanced-setup.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { cardWorth } from "./choice.ts";
import { sympathy } from "./friends.ts";
import type { Weighed } from "./open-acts.ts";
import { worth } from "./worth.ts";

/** The chance that a passed card comes back: one of two does. */
const COMES_BACK = 0.5;

/** A pair of Rooms is worth the output of all its Machines, so the weakest Room is left. */
export function weighRooms(state: State, seat: Seat): Weighed[] {
  const boat = boatAt(state, seat);
  return byWorth(
    roomChoices().map((act) => {
      const rooms = boat.offered.filter((_, i) => act.do === "leave-room" && i !== act.room);
      const machines = machinesOf(rooms).map(({ batteries }) => batteries);
      const kept = { ...boat, rooms, machines };
      return { act, boat: kept, worth: worth(kept, 0, "nothing") };
    }),
  );
}

/** Kept cards count fully. Of a passed card's worth the neighbour gets a part. */
export function weighPasses(state: State, seat: Seat, hand: readonly CardId[]): Weighed[] {
  const right = rightOf(seat, state.boats.length);
  const boat = boatAt(state, seat);
  return byWorth(
    passChoices().map((act) => {
      const isPassed = (i: number) => act.do === "pass" && act.cards.includes(i);
      const value = hand.reduce((sum, card, i) => {
        const mine = cardWorth(state, seat, card);
        const theirs = sympathy(state, seat, right) * cardWorth(state, right, card);
        return sum + (isPassed(i) ? COMES_BACK * mine + (1 - COMES_BACK) * theirs : mine);
      }, 0);
      return { act, boat, worth: value };
    }),
  );
}

const byWorth = (weighed: readonly Weighed[]): Weighed[] => weighed.toSorted((a, b) => b.worth - a.worth);
