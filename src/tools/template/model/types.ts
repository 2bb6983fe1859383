import type { Act } from "./acts.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** A value is what a handle stands for: a card. */
export interface NewGameTypes {
  state: State;
  act: Act;
  value: number;
  options: Options;
  event: Event;
}
