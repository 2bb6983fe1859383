import type { Act } from "./acts.ts";
import type { CardId } from "./card.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

export interface PrecognitionTypes {
  state: State;
  act: Act;
  value: CardId;
  options: Options;
  event: Event;
}
