/** How the cards of a seat are to be split, as far as its player has sorted them. */
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
  /** Two that lie face up, then the hand. */
  readonly cards: readonly CardId[];
  readonly roles: Roles;
}

export function sortedAt({ seat, mine, draft }: Picking, state: State): Sorted {
  const cards = [...boatAt(state, seat).decision, ...mine.value.values()];
  const roles = readDraft(draft.value, "choice", state)?.roles ?? [];
  return { cards, roles: roles.length === cards.length ? roles : noRoles(cards.length) };
}

/** What the seats of one person will do that have made up their mind. */
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
