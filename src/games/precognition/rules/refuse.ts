import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act } from "../model/acts.ts";
import type { Boat, Stage } from "../model/state.ts";

/** Refuses an act that doesn't belong to the boat's stage. */
export function stageOf<At extends Stage["at"]>(
  boat: Boat,
  at: readonly At[],
  seat: Seat,
  act: Act,
): Extract<Stage, { at: At }> {
  const { stage } = boat;
  if (!isAt(stage, at)) throw new Refusal("wrong-moment", { seat, act: act.do, stage: stage.at });
  return stage;
}

function isAt<At extends Stage["at"]>(stage: Stage, at: readonly At[]): stage is Extract<Stage, { at: At }> {
  return at.some((one) => one === stage.at);
}

/** Refuses a number out of range. */
export function within(amount: number, least: number, most: number, what: string, seat: Seat): void {
  if (amount < least || amount > most) throw new Refusal("out-of-range", { seat, what, least, most });
}
