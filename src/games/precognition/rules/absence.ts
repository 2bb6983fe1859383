/** A person goes and a bot plays on; they come back when a round begins. */
import type { Handle, Seat, SeatChange } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { CardId } from "../model/card.ts";
import type { State } from "../model/state.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { abandoned, checkLeft } from "./supply.ts";

export function changeSeat(flow: Flow, seat: Seat, change: SeatChange): void {
  const { sitter } = boatAt(flow.state, seat);
  if (change === "bot" && (sitter === "person" || sitter === "returning")) giveToBot(flow, seat);
  else if (change === "back" && sitter === "away") awaitReturn(flow, seat);
  else throw new Refusal("seat-cannot-change", { seat, change });
}

function awaitReturn(flow: Flow, seat: Seat): void {
  happens(flow, { on: "seat", seat, by: "returning" });
  changeBoat(flow, seat, { sitter: "returning" });
}

/** What they had drawn or promised is void: their cards become an urn, like a bot's. */
function giveToBot(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  happens(flow, { on: "seat", seat, by: "bot" });
  changeBoat(flow, seat, {
    sitter: "away",
    supply: abandoned(boat.supply),
    stage: boat.stage.at === "choose" ? { at: "wait" } : boat.stage,
  });
}

/** Who can be taken in now: a bot that has drawn cards in the open has to play them first. */
export const returning = (state: State): Seat[] =>
  allSeats(state).filter((seat) => {
    const { sitter, supply } = boatAt(state, seat);
    return sitter === "returning" && supply.open.length === 0;
  });

/** What returning people must show first, so that nobody gets rid of a bad hand by going. */
export const leftHandles = (state: State): Handle[] =>
  returning(state).flatMap((seat) => boatAt(state, seat).supply.left?.handles ?? []);

export function takeBack(flow: Flow, shown: ReadonlyMap<Handle, CardId>): void {
  for (const seat of returning(flow.state)) {
    const { supply } = boatAt(flow.state, seat);
    const cards = (supply.left?.handles ?? []).flatMap((handle) => shown.get(handle) ?? []);
    checkLeft(supply, cards, seat);
    happens(flow, { on: "returned", seat, cards });
    changeBoat(flow, seat, { sitter: "person", supply: { ...supply, left: null } });
  }
}
