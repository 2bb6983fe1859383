/** A state on its way to the next one, with what happened meanwhile. It lives within one `apply`. */
import type { Seat } from "../../../engine/game.ts";
import type { Event } from "../model/events.ts";
import type { Boat, State } from "../model/state.ts";

export interface Flow {
  state: State;
  readonly events: Event[];
  /** The state that each event found. */
  readonly moments: State[];
}

export const flowFrom = (state: State): Flow => ({ state, events: [], moments: [] });

/** What is about to change: whoever shows it sees the change by what the next one finds. */
export function happens(flow: Flow, ...events: readonly Event[]): void {
  for (const event of events) {
    flow.events.push(event);
    flow.moments.push(flow.state);
  }
}

export function boatAt(state: State, seat: Seat): Boat {
  const boat = state.boats[seat];
  if (boat === undefined) throw new Error(`no boat at seat ${seat}`);
  return boat;
}

export function changeBoat(flow: Flow, seat: Seat, change: Partial<Boat>): Boat {
  const boat = { ...boatAt(flow.state, seat), ...change };
  flow.state = { ...flow.state, boats: flow.state.boats.with(seat, boat) };
  return boat;
}

export const allSeats = (state: State): Seat[] => state.boats.map((_, seat) => seat);
export const people = (state: State): Seat[] =>
  allSeats(state).filter((seat) => boatAt(state, seat).sitter === "person");
/** Seats that a bot plays, for good or while their person is away. */
export const bots = (state: State): Seat[] => allSeats(state).filter((seat) => boatAt(state, seat).sitter !== "person");
