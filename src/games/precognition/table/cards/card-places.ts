/** Places on the table as cards lie in them: by their middles, and how large they are. */

import { type Frame, inWorld } from "../../../../kit/world/frame.ts";
import { between } from "../../../../scenes/point.ts";
import type { Area } from "../../../../scenes/show.ts";
import type { CardPlaces } from "../world/seat-places.ts";
import { CARD } from "./card-face.ts";

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  /** 1 is as printed. */
  readonly size: number;
  /** In degrees: it faces whose it is. */
  readonly angle: number;
}

export interface SeatCards {
  /** Where drawn cards come from: beyond the seat, as seen from the middle of the table. */
  readonly deck: CardPlace;
  readonly hand: readonly [CardPlace, CardPlace];
  /** For the first four cards of the advanced set-up: in one row over the Decision Zone as well, which is empty then. */
  readonly first: readonly CardPlace[];
  /** The Decision Zone. */
  readonly decision: readonly [CardPlace, CardPlace];
  /** The Action Zone. */
  readonly kept: CardPlace;
  readonly given: CardPlace;
}

const FAR = 220;
const FIRST = 4;
/** So far apart lie the backs of a pile, in cards' widths. */
const IN_PILE = 0.03;

export function seatCards({ hand, decision, kept, given }: CardPlaces, frame: Frame, table: Area): SeatCards {
  const placeIn = (area: Area): CardPlace => placedIn(area, frame);
  const [one, two] = [placeIn(hand[0]), placeIn(hand[1])];
  const inRow = [...hand, ...decision].map(({ x }) => x);
  const [from, to] = [Math.min(...inRow), Math.max(...inRow)];
  return {
    deck: beyond(placeBetween(one, two, 0.5), table),
    hand: [one, two],
    first: Array.from({ length: FIRST }, (_, i) => placeIn({ ...hand[0], x: between(from, to, i / (FIRST - 1)) })),
    decision: [placeIn(decision[0]), placeIn(decision[1])],
    kept: placeIn(kept),
    given: placeIn(given),
  };
}

const sizeIn = ({ width }: Area): number => width / CARD.width;

const placedIn = (area: Area, frame: Frame): CardPlace => ({
  ...inWorld(frame, { x: area.x + area.width / 2, y: area.y + area.height / 2 }),
  size: sizeIn(area),
  angle: frame.angle,
});

function beyond(place: CardPlace, { x, y, width, height }: Area): CardPlace {
  const [dx, dy] = [place.x - x - width / 2, place.y - y - height / 2];
  const far = FAR / Math.max(1, Math.hypot(dx, dy));
  return { ...place, x: place.x + dx * far, y: place.y + dy * far, size: place.size * 0.8 };
}

/** Of two places of the same seat. */
export const placeBetween = (from: CardPlace, to: CardPlace, share: number): CardPlace => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
  size: between(from.size, to.size, share),
  angle: from.angle,
});

/** Chosen: the hand lies face down in one pile, and nobody sees how its cards are paired. */
export const piled = ({ hand }: SeatCards): readonly CardPlace[] => {
  const middle = placeBetween(...hand, 0.5);
  return Array.from({ length: FIRST }, (_, i) => {
    const off = (i * IN_PILE * CARD.width * middle.size) / Math.SQRT2;
    return { ...middle, x: middle.x + off, y: middle.y - off };
  });
};
