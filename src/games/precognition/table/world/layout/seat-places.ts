/** Where the boat and the cards of one seat are, in units of the world. */
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";

/** In a frame of its own. */
export interface SeatPlaces {
  readonly boat: BoatPlace;
  readonly cards: CardPlaces;
}

export interface BoatPlace extends Area {
  /** How large a boat's own unit is. */
  readonly scale: number;
  /** As wide as this its name may get without lying over another boat's. */
  readonly berth: number;
  /** Where all numbers stand together if it is too small for people to be seen one by one. */
  readonly chips: Chips | undefined;
}

export interface Chips extends Area {
  readonly columns: 2 | 3;
}

/** The cards before a seat. */
export interface CardPlaces {
  /** The Decision Zone. */
  readonly decision: readonly [Area, Area];
  /** Face down, or open. */
  readonly hand: readonly [Area, Area];
  /** The Action Zone. */
  readonly kept: Area;
  readonly given: Area;
}

/** Its height to its width. */
export const CARD_SHAPE = 168 / 120;

/** With a unit smaller than this people can't be seen one by one. */
export const SMALLEST = 0.34;
const CHIP_HEIGHT = 17;
/** How wide chips are beside a boat. */
export const CHIPS_ASIDE = 84;
/** So far at the left of a boat's middle its name stands, in the boat's units. */
export const NAME_ASIDE = 11;
/** Most names can be read in this width, and there is as much for any boat, however small. */
const NAME_WIDTH = 96;

/** Chips stand below it, if there are any. */
export function boatAt(x: number, y: number, scale: number): BoatPlace {
  const size = { width: BOAT.width * scale, height: BOAT.height * scale };
  const height = chipsHeight(scale);
  const chips: Chips = { x, y: y + size.height, width: size.width, height, columns: 3 };
  return { x, y, ...size, scale, berth: Math.max(size.width, NAME_WIDTH), chips: height > 0 ? chips : undefined };
}

/** Two rows of chips, or none. */
export const chipsHeight = (scale: number): number => (scale < SMALLEST ? 2 * CHIP_HEIGHT : 0);

/** Three rows of chips to the right of something, if the boat has any. */
export const withChipsAt = (boat: BoatPlace, x: number): BoatPlace => ({
  ...boat,
  chips: boat.chips && {
    x,
    y: boat.y + boat.height - 3 * CHIP_HEIGHT,
    width: CHIPS_ASIDE,
    height: 3 * CHIP_HEIGHT,
    columns: 2,
  },
});

/** Two cards side by side, or one over a part of the other. */
export function pairAt(x: number, y: number, width: number, step = width * 1.06): readonly [Area, Area] {
  const card = { y, width, height: width * CARD_SHAPE };
  return [
    { ...card, x },
    { ...card, x: x + step },
  ];
}

/** From left to right: hand, Decision Zone, and, with a gap, Action Zone; `width` is that of all of them together. */
export const cardRow = (x: number, y: number, width: number): CardPlaces => rowOf(x, y, width / ROW, 0.4);

/** The same with both cards of the hand to be seen whole. */
export const wholeRow = (x: number, y: number, width: number): CardPlaces => rowOf(x, y, width / WHOLE_ROW, 1.04);

/** Behind the first card of the hand the second one lies so far to the right, in cards' widths. */
function rowOf(x: number, y: number, card: number, step: number): CardPlaces {
  const hand = pairAt(x, y, card, card * step);
  const decision = pairAt(x + card * (step + 1.16), y, card);
  const [kept, given] = pairAt(x + card * (step + 3.44), y, card);
  return { hand, decision, kept, given };
}

/** How many cards' widths a row of cards takes. */
export const ROW = 5.9;
export const WHOLE_ROW = 6.54;
