/** The way of a card over the water, from what is before one seat to what is before another. */

import { curve, joined, over, reversed, type Way } from "../../../../kit/world/arrows.ts";
import { inWorld } from "../../../../kit/world/frame.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Area } from "../../../../scenes/show.ts";
import { type Framed, middleOf } from "./layout/places.ts";
import type { SeatPlaces } from "./layout/seat-places.ts";

/** How high a way rises, for what it is long. */
const RISE = 0.32;
/** It rises sooner than it falls, so that it clears the own boat. */
const STEEP = 0.3;
/** How far before a card it ends, and how far below a boat it passes. */
const SHORT = 12;
const NEAR = 3;
/** So far along a boat that lies between, a way is below it. */
const BELOW = 0.7;
/** Of the card that is given: this one, or whichever it will be. */
export const wayToGiven = (own: SeatPlaces, { boat, cards }: SeatPlaces, card?: Area): Way =>
  way(own, boat, topOf(before(own, card)), middleOf(cards.given));

/** Of the two cards that are passed, or of one of them: to the hand, where it lies below a boat. */
export function wayToPassed(own: SeatPlaces, { boat, cards }: SeatPlaces, card?: Area): Way {
  return way(own, boat, topOf(before(own, card)), besideOther(own, { boat, cards }));
}

/** Of the one of two passed cards that comes back, given by whom they were passed to. */
export const wayBack = (own: SeatPlaces, other: SeatPlaces): Way =>
  reversed(way(own, other.boat, middleOf(own.cards.given), besideOther(own, other)));

/** Whichever card it is, they come to the same side: of cards beside a boat from below. */
function besideOther(own: SeatPlaces, { boat, cards }: SeatPlaces): Point {
  const areBelow = cards.hand[0].y > boat.y + boat.height;
  if (areBelow) return besideOf([...cards.hand, ...cards.decision], topOf(own.cards.decision));
  return { x: centre(cards.decision), y: Math.max(...cards.decision.map(({ y, height }) => y + height)) + NEAR };
}

/** The same around a table whose players sit at all its edges, over its middle. */
export const givenOver = (own: Framed, other: Framed, middle: Point, card?: Area): Way =>
  over(frontOf(own, before(own, card)), frontOf(other, [other.cards.given]), middle);

export const passedOver = (own: Framed, other: Framed, middle: Point, card?: Area): Way =>
  over(frontOf(own, before(own, card)), frontOf(other, other.cards.decision), middle);

export const backOver = (own: Framed, other: Framed, middle: Point): Way =>
  reversed(passedOver(own, other, middle, own.cards.given));

const before = ({ cards }: SeatPlaces, card: Area | undefined): readonly Area[] =>
  card === undefined ? cards.decision : [card];

/** Before these cards, and before the boat if they lie behind it: towards the middle of the table. */
function frontOf({ frame, boat }: Framed, cards: readonly Area[]): Point {
  const { x, y } = topOf(cards);
  return inWorld(frame, { x, y: y > boat.y + boat.height / 2 ? boat.y - SHORT : y });
}

/** Over open water, between the own boat and those behind it. */
function way(own: SeatPlaces, boat: Area, from: Point, to: Point): Way {
  const [right, bottom] = [boat.x + boat.width, boat.y + boat.height];
  const isAside = to.y < bottom;
  const isBeyond = (from.x < right && to.x > right) || (from.x > boat.x && to.x < boat.x);
  if (isAside && isBeyond) return around(boat, from, to);
  const highest = own.boat.y - SHORT;
  // No higher than a boat whose cards lie below it.
  return bent(from, to, isAside ? highest : Math.max(highest, bottom + SHORT));
}

/** Below a boat, and up again behind it. */
function around(boat: Area, from: Point, to: Point): Way {
  const end = boat.x + boat.width;
  const [near, far] = from.x < to.x ? [Math.max(from.x, boat.x), end] : [Math.min(from.x, end), boat.x];
  const below = { x: between(near, far, BELOW), y: boat.y + boat.height + SHORT };
  return joined(
    curve(from, { x: near, y: below.y }, below),
    curve(below, { x: to.x, y: below.y }, to),
    (below.x - from.x) / (to.x - from.x),
  );
}

const topOf = (cards: readonly Area[]): Point => ({
  x: centre(cards),
  y: Math.min(...cards.map(({ y }) => y)) - SHORT / 2,
});

/** At the side that is nearer, where no card is in the way. */
function besideOf(cards: readonly Area[], from: Point): Point {
  const y = cards.reduce((sum, card) => sum + middleOf(card).y, 0) / cards.length;
  if (from.x < centre(cards)) return { x: Math.min(...cards.map(({ x }) => x)) - SHORT, y };
  return { x: Math.max(...cards.map(({ x, width }) => x + width)) + SHORT, y };
}

const centre = (cards: readonly Area[]): number =>
  cards.reduce((sum, card) => sum + middleOf(card).x, 0) / cards.length;

/** A bow, the higher the longer it is; its middle is no higher than `highest`. */
function bent(from: Point, to: Point, highest: number): Way {
  const rising = Math.min(from.y, to.y) - RISE * Math.abs(to.x - from.x);
  const bend = { x: between(from.x, to.x, STEEP), y: Math.max(rising, 2 * highest - (from.y + to.y) / 2) };
  return curve(from, bend, to);
}
