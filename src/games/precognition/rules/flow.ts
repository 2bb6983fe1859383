/** The mutable working state of one `apply`, with the events so far. */
import type { Seat } from "../../../engine/game.ts";
import type { Event } from "../model/events.ts";
import type { Boat, State } from "../model/state.ts";

export interface Flow {
  state: State;
  readonly events: Event[];
  /** The state before each event. */
  readonly moments: State[];
}

export const flowFrom = (state: State): Flow => ({ state, events: [], moments: [] });

/** To be called before the change that the event is about, so that the state before it is kept. */
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
/** Seats that a bot plays, for the whole match or while their person is away. */
export const bots = (state: State): Seat[] => allSeats(state).filter((seat) => boatAt(state, seat).sitter !== "person");
