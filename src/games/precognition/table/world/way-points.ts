/** The arrows of cards that move from one seat to another. */

import { curve, joined, over, reversed, type Way } from "../../../../kit/world/arrows.ts";
import { inWorld } from "../../../../kit/world/frame.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Area } from "../../../../scenes/show.ts";
import { type Framed, middleOf } from "./layout/places.ts";
import type { SeatPlaces } from "./layout/seat-places.ts";

/** How high a way rises, relative to its length. */
const RISE = 0.32;
/** The bend is near the start, so that the way clears the own boat. */
const STEEP = 0.3;
/** The gap between its end and a card, and between the way and a boat above it. */
const SHORT = 12;
const NEAR = 3;
/** Up to this share of a boat in between, a way is below it. */
const BELOW = 0.7;
/** The way of the given card, which may not be decided yet. */
export const wayToGiven = (own: SeatPlaces, { boat, cards }: SeatPlaces, card?: Area): Way =>
  way(own, boat, topOf(before(own, card)), middleOf(cards.given));

/** The way of passed cards, to the hand if that is below a boat. */
export function wayToPassed(own: SeatPlaces, { boat, cards }: SeatPlaces, card?: Area): Way {
  return way(own, boat, topOf(before(own, card)), besideOther(own, { boat, cards }));
}

/** The way of the passed card that the neighbour gives back. */
export const wayBack = (own: SeatPlaces, other: SeatPlaces): Way =>
  reversed(way(own, other.boat, middleOf(own.cards.given), besideOther(own, other)));

/** The end of all ways to another seat. Cards beside a boat are reached from below. */
function besideOther(own: SeatPlaces, { boat, cards }: SeatPlaces): Point {
  const areBelow = cards.hand[0].y > boat.y + boat.height;
  if (areBelow) return besideOf([...cards.hand, ...cards.decision], topOf(own.cards.decision));
  return { x: centre(cards.decision), y: Math.max(...cards.decision.map(({ y, height }) => y + height)) + NEAR };
}

/** The same where players sit around the screen: ways go over its middle. */
export const givenOver = (own: Framed, other: Framed, middle: Point, card?: Area): Way =>
  over(frontOf(own, before(own, card)), frontOf(other, [other.cards.given]), middle);

export const passedOver = (own: Framed, other: Framed, middle: Point, card?: Area): Way =>
  over(frontOf(own, before(own, card)), frontOf(other, other.cards.decision), middle);

export const backOver = (own: Framed, other: Framed, middle: Point): Way =>
  reversed(passedOver(own, other, middle, own.cards.given));

const before = ({ cards }: SeatPlaces, card: Area | undefined): readonly Area[] =>
  card === undefined ? cards.decision : [card];

/** In front of these cards, or of the boat if they are behind it, towards the middle of the table. */
function frontOf({ frame, boat }: Framed, cards: readonly Area[]): Point {
  const { x, y } = topOf(cards);
  return inWorld(frame, { x, y: y > boat.y + boat.height / 2 ? boat.y - SHORT : y });
}

/** Between the own boat and those behind it. */
function way(own: SeatPlaces, boat: Area, from: Point, to: Point): Way {
  const [right, bottom] = [boat.x + boat.width, boat.y + boat.height];
  const isAside = to.y < bottom;
  const isBeyond = (from.x < right && to.x > right) || (from.x > boat.x && to.x < boat.x);
  if (isAside && isBeyond) return around(boat, from, to);
  const highest = own.boat.y - SHORT;
  // At most as high as the bottom of a boat whose cards are below it.
  return bent(from, to, isAside ? highest : Math.max(highest, bottom + SHORT));
}

/** Below a boat, and up again beyond it. */
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

/** On the nearer side, where no card is in the way. */
function besideOf(cards: readonly Area[], from: Point): Point {
  const y = cards.reduce((sum, card) => sum + middleOf(card).y, 0) / cards.length;
  if (from.x < centre(cards)) return { x: Math.min(...cards.map(({ x }) => x)) - SHORT, y };
  return { x: Math.max(...cards.map(({ x, width }) => x + width)) + SHORT, y };
}

const centre = (cards: readonly Area[]): number =>
  cards.reduce((sum, card) => sum + middleOf(card).x, 0) / cards.length;

/** A curve, higher if it is longer. `highest` limits its middle. */
function bent(from: Point, to: Point, highest: number): Way {
  const rising = Math.min(from.y, to.y) - RISE * Math.abs(to.x - from.x);
  const bend = { x: between(from.x, to.x, STEEP), y: Math.max(rising, 2 * highest - (from.y + to.y) / 2) };
  return curve(from, bend, to);
}
