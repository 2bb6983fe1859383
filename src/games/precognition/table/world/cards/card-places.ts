/** Where a seat's cards lie. */

import { beyond, type CardPlace, pileAt, placeBetween, placeIn, rowOf } from "../../../../../kit/cards/place.ts";
import type { Frame } from "../../../../../kit/world/frame.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { CARD } from "../../cards/card-face.ts";
import type { CardPlaces } from "../layout/seat-places.ts";

export interface SeatCards {
  /** Where drawn cards come from: off the table, beyond the seat. */
  readonly deck: CardPlace;
  readonly hand: readonly [CardPlace, CardPlace];
  /** For the first four cards of the advanced set-up: a row that includes the Decision Zone, which is empty then. */
  readonly first: readonly CardPlace[];
  /** The Decision Zone. */
  readonly decision: readonly [CardPlace, CardPlace];
  /** The Action Zone. */
  readonly kept: CardPlace;
  readonly given: CardPlace;
}

const FAR = 220;
const FIRST = 4;

export function seatCards({ hand, decision, kept, given }: CardPlaces, frame: Frame, table: Area): SeatCards {
  const there = (area: Area): CardPlace => placeIn(area, frame, CARD.width);
  const [one, two] = [there(hand[0]), there(hand[1])];
  const inRow = [...hand, ...decision].map(({ x }) => x);
  const [from, to] = [Math.min(...inRow), Math.max(...inRow)];
  const deck = beyond(placeBetween(one, two, 0.5), table, FAR);
  return {
    deck: { ...deck, size: deck.size * 0.8 },
    hand: [one, two],
    first: rowOf(there({ ...hand[0], x: from }), there({ ...hand[0], x: to }), FIRST),
    decision: [there(decision[0]), there(decision[1])],
    kept: there(kept),
    given: there(given),
  };
}

/** After the choice the hand is a pile, so that nobody sees how its cards are split. */
export const piled = ({ hand }: SeatCards): readonly CardPlace[] =>
  pileAt(placeBetween(...hand, 0.5), FIRST, CARD.width);
