/** When a person leaves a bot plays on. A person who returns plays again from the next round. */
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

/** Their hand and sealed choice are void, and their cards are drawn from then on like a bot's. */
function giveToBot(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  happens(flow, { on: "seat", seat, by: "bot" });
  changeBoat(flow, seat, {
    sitter: "away",
    supply: abandoned(boat.supply),
    stage: boat.stage.at === "choose" ? { at: "wait" } : boat.stage,
  });
}

/** Not where the bot has open cards, which it has to play first. */
export const returning = (state: State): Seat[] =>
  allSeats(state).filter((seat) => {
    const { sitter, supply } = boatAt(state, seat);
    return sitter === "returning" && supply.open.length === 0;
  });

/** Returning people must show these, so that nobody gets rid of a bad hand by leaving. */
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
