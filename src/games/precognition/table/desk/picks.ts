/** How a player has sorted a seat's cards so far. */
import type { PlayedSeat } from "../../../../ui/game-table.ts";
import type { CardId } from "../../model/card.ts";
import type { State } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { type Pairs, pairsOf } from "../../rules/decision.ts";
import { boatAt } from "../../rules/flow.ts";
import { type Roles, readDraft } from "../draft/draft.ts";
import { choiceOf, noRoles } from "../draft/roles.ts";
import { allWays } from "./preview.ts";

type Picking = Pick<PlayedSeat<PrecognitionTypes>, "seat" | "mine" | "draft">;

export interface Sorted {
  /** The two face-up cards, then the hand. */
  readonly cards: readonly CardId[];
  readonly roles: Roles;
}

export function sortedAt({ seat, mine, draft }: Picking, state: State): Sorted {
  const cards = [...boatAt(state, seat).decision, ...mine.value.values()];
  const roles = readDraft(draft.value, "choice", state)?.roles ?? [];
  return { cards, roles: roles.length === cards.length ? roles : noRoles(cards.length) };
}

/** The choices of those of a person's seats whose cards are fully sorted. */
export const picksOf = (places: readonly Picking[], state: State): ReadonlyMap<number, Pairs> =>
  new Map(
    places.flatMap((place) => {
      const hand = [...place.mine.value.values()];
      const { roles } = sortedAt(place, state);
      const choice = roles.includes(null) ? undefined : choiceOf(roles, allWays(hand));
      const { decision } = boatAt(state, place.seat);
      return choice === undefined ? [] : [[place.seat, pairsOf(decision, hand, choice, place.seat)] as const];
    }),
  );
