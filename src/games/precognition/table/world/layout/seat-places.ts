/** Where a seat's boat and cards are, in units of the world. */
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";

/** In the seat's frame. */
export interface SeatPlaces {
  readonly boat: BoatPlace;
  readonly cards: CardPlaces;
}

export interface BoatPlace extends Area {
  /** The size of a boat's unit. */
  readonly scale: number;
  /** The largest width of its name, so that it doesn't cover another. */
  readonly berth: number;
  /** The area of the numbers, if the boat is too small to show people. */
  readonly chips: Chips | undefined;
  /** Only of a summary: the ground that the boat's picture, its name and its numbers lie on. */
  readonly summary?: Area;
}

export interface Chips extends Area {
  readonly columns: 2 | 3;
}

export interface CardPlaces {
  /** The Decision Zone. */
  readonly decision: readonly [Area, Area];
  readonly hand: readonly [Area, Area];
  /** The Action Zone. */
  readonly kept: Area;
  readonly given: Area;
}

/** Height divided by width. */
export const CARD_SHAPE = 168 / 120;

/** Below this size of the unit single people can't be seen. */
export const SMALLEST = 0.34;
const CHIP_HEIGHT = 19;
/** The width of the numbers beside a boat. */
export const CHIPS_ASIDE = 84;
/** How far its name is left of a boat's middle, in the boat's units. */
export const NAME_ASIDE = 11;
/** Most names fit in this width, which any boat has, however small. */
const NAME_WIDTH = 96;

/** With the numbers below it, if it is small. */
export function boatAt(x: number, y: number, scale: number): BoatPlace {
  const size = { width: BOAT.width * scale, height: BOAT.height * scale };
  const height = chipsHeight(scale);
  const chips: Chips = { x, y: y + size.height, width: size.width, height, columns: 3 };
  return { x, y, ...size, scale, berth: Math.max(size.width, NAME_WIDTH), chips: height > 0 ? chips : undefined };
}

/** The heights of a summary's name, and of a row of its numbers; the largest width of a number. */
const HEAD = 24;
const NUMBERS = 25;
const NUMBER = 62;
/** Around what a summary shows. */
const INSET = 6;
/** The part of the boat's picture that is above the water. */
const ABOVE_WATER = 0.9;
/** The largest and the smallest picture of a boat in a summary. */
const EMBLEM = { largest: 0.36, smallest: 0.13 } as const;
/** From this scale on the picture is beside the numbers rather than above them. */
const BESIDE = 0.18;

/** The least height of a summary. */
export const SUMMARY_LEAST = HEAD + 3 * INSET + 2 * NUMBERS + BOAT.height * ABOVE_WATER * EMBLEM.smallest;

/**
 * A boat as a plate of this width with its name, a small picture and its numbers: for rivals whose boats couldn't be read.
 * The numbers are at the right of the picture, or below it in a narrow one.
 */
export function summaryAt({ x, y, width, height }: Area): BoatPlace {
  const beside = Math.min(
    (width - 3 * INSET - 3 * NUMBER) / BOAT.width,
    (height - HEAD - INSET) / (BOAT.height * ABOVE_WATER),
  );
  const above = Math.min(
    (width - 2 * INSET) / BOAT.width,
    (height - HEAD - 2 * INSET - 2 * NUMBERS) / (BOAT.height * ABOVE_WATER),
  );
  const isBeside = beside >= BESIDE;
  const scale = Math.max(EMBLEM.smallest, Math.min(EMBLEM.largest, isBeside ? beside : above));
  const boat = { width: BOAT.width * scale, height: BOAT.height * scale };
  const shown = boat.height * ABOVE_WATER;
  const numbers = { width: Math.min(width - 2 * INSET, 3 * NUMBER), height: 2 * NUMBERS };
  const body = isBeside ? Math.max(shown, numbers.height) : shown + numbers.height + INSET;
  const top = y + HEAD;
  const chips: Chips = isBeside
    ? { ...numbers, x: x + width - INSET - numbers.width, y: top + (body - numbers.height) / 2, columns: 3 }
    : { ...numbers, x: x + (width - numbers.width) / 2, y: top + shown + INSET, columns: 3 };
  const left = isBeside ? x + (width - numbers.width - 2 * INSET - boat.width) / 2 : x + (width - boat.width) / 2;
  return {
    ...boat,
    x: left,
    y: isBeside ? top + (body - shown) / 2 : top,
    scale,
    berth: width - 2 * INSET,
    chips,
    summary: { x, y, width, height: HEAD + body + INSET },
  };
}

/** Two rows, or none. */
export const chipsHeight = (scale: number): number => (scale < SMALLEST ? 2 * CHIP_HEIGHT : 0);

/** Moves the numbers of a small boat to `x`, in three rows. */
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

/** Two cards side by side, or overlapping. */
export function pairAt(x: number, y: number, width: number, step = width * 1.06): readonly [Area, Area] {
  const card = { y, width, height: width * CARD_SHAPE };
  return [
    { ...card, x },
    { ...card, x: x + step },
  ];
}

/** From left to right: hand, Decision Zone, a gap, Action Zone. `width` is the total. */
export const cardRow = (x: number, y: number, width: number): CardPlaces => rowOf(x, y, width / ROW, 0.4);

/** The same, but the cards of the hand don't overlap. */
export const wholeRow = (x: number, y: number, width: number): CardPlaces => rowOf(x, y, width / WHOLE_ROW, 1.04);

/** `step` is the offset of the second card of the hand, in card widths. */
function rowOf(x: number, y: number, card: number, step: number): CardPlaces {
  const hand = pairAt(x, y, card, card * step);
  const decision = pairAt(x + card * (step + 1.16), y, card);
  const [kept, given] = pairAt(x + card * (step + 3.44), y, card);
  return { hand, decision, kept, given };
}

/** The widths of the rows, in card widths. */
export const ROW = 5.9;
export const WHOLE_ROW = 6.54;
