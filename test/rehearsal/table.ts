/** Small helpers on the state. */
import type { Seat } from "../../src/engine/game.ts";
import type { Crew, State } from "./model.ts";

export const seated = ({ crews }: State): readonly Seat[] =>
  [...crews.keys()].filter((seat) => crews[seat]?.sitter !== "nobody");

export const withCrew = (state: State, seat: Seat, change: Partial<Crew>): State => ({
  ...state,
  crews: state.crews.map((crew, i) => (i === seat ? { ...crew, ...change } : crew)),
});
