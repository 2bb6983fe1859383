import type { Mine, Seat } from "../../../engine/game.ts";
import type { Act } from "../model/acts.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { passChoices, roomChoices } from "./advanced-setup.ts";
import { choices } from "./decision.ts";
import { boatAt } from "./flow.ts";
import { openActs } from "./stages.ts";

export function legal(state: State, seat: Seat, mine: Mine<PrecognitionTypes>): readonly Act[] {
  if (!isChoosing(state, seat)) return openActs(state, seat);
  switch (state.phase) {
    case "rooms":
    case "show-rooms":
      return roomChoices();
    case "first":
    case "show-first":
      return passChoices();
    default:
      return choices(mine.size);
  }
}

/** People choose before the reveal, and bots in it, since they have no secrets. */
function isChoosing(state: State, seat: Seat): boolean {
  const { stage, sitter } = boatAt(state, seat);
  return stage.at === "choose" || (sitter !== "person" && isShowOfChoices(state));
}

export const isShowOfChoices = ({ phase, round }: State): boolean =>
  phase === "show-rooms" || phase === "show-first" || (phase === "show" && round > 0);
