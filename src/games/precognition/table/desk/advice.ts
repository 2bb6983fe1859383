/** What the greedy bot would choose, and why. */
import { sameAct } from "../../../../kit/desk/acts.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { weighPasses, weighRooms } from "../../bots/greedy/advanced.ts";
import { weighChoices } from "../../bots/greedy/choice.ts";
import { reasonFor } from "../../bots/greedy/reason.ts";
import type { CardId } from "../../model/card.ts";
import type { State } from "../../model/state.ts";
import type { Choice } from "../../rules/decision.ts";

export interface ChoiceAdvice {
  readonly choice: Choice;
  readonly reason: Line;
}

export function adviseChoice(
  state: State,
  seat: number,
  hand: readonly CardId[],
  ways: readonly Choice[],
): ChoiceAdvice | undefined {
  const [best, next] = weighChoices(state, seat, hand);
  const choice = ways.find((way) => sameAct(way, best?.act));
  if (best === undefined || choice === undefined) return undefined;
  const { key, facts } = reasonFor(best, next, state.round);
  return { choice, reason: { key, params: facts } };
}

/** The index of the Room that it would leave ashore. */
export function adviseRoom(state: State, seat: number): number {
  const act = weighRooms(state, seat)[0]?.act;
  return act?.do === "leave-room" ? act.room : 0;
}

/** The indices in the hand of the two cards that it would pass. */
export function adviseFirstCards(state: State, seat: number, hand: readonly CardId[]): readonly number[] {
  const act = weighPasses(state, seat, hand)[0]?.act;
  return act?.do === "pass" ? act.cards : [];
}
