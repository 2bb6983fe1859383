import type { Mine, Seat } from "../../../engine/game.ts";
import type { Act } from "../model/acts.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { choices } from "./decision.ts";
import { boatAt } from "./flow.ts";
import { openActs } from "./stages.ts";

/** A bot chooses while everybody's cards are turned up: it has none before. */
export function legal(state: State, seat: Seat, mine: Mine<PrecognitionTypes>): readonly Act[] {
  const boat = boatAt(state, seat);
  const isChoosing =
    boat.stage.at === "choose" || (state.phase === "show" && state.round > 0 && boat.sitter !== "person");
  return isChoosing ? choices(mine.size) : openActs(boat);
}
