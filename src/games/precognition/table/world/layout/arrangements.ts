/** Arrangements of boats and cards: for wide screens, and for those who only watch. */
import type { Side } from "../../../../../kit/world/around.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import {
  type BoatPlace,
  boatAt,
  CARD_SHAPE,
  CHIPS_ASIDE,
  cardRow,
  chipsHeight,
  NAME_ASIDE,
  pairAt,
  ROW,
  type SeatPlaces,
  SMALLEST,
  SUMMARY_LEAST,
  summaryAt,
  WHOLE_ROW,
  wholeRow,
  withChipsAt,
} from "./seat-places.ts";

export type Arrangement = (side: Side) => SeatPlaces;

export const EDGE = 12;
/** The gap between a boat and the cards below it. */
export const GAP = 6;
/** Below this height the cards in hand overlap. */
const LOW = 260;
/** The share of the width for the own boat: more if there is much height, as beside an open sheet. */
const WIDE = 0.47;
const WIDEST = 0.56;
const LOW_SHAPE = 0.34;
/** Below this scale a rival's boat and cards can't be read, and become a summary. */
const READABLE = 0.62;
const WIDEST_SUMMARY = 340;
const NARROWEST_SUMMARY = 210;
/** The widths of cards beside or below a summary. */
const LARGEST_CARD = 72;
const SMALLEST_CARD = 40;
/** The height of a boat with a row of cards below it, in boats' heights. */
export const WITH_CARDS = 1 + ((BOAT.width / WHOLE_ROW) * CARD_SHAPE) / BOAT.height;

/**
 * The front boat has cards at both sides. The others are smaller and above it, with their cards below or beside them.
 */
export function wide(area: Area, players: number): Arrangement {
  const front = frontPlaces(area);
  const cardsTop = Math.min(front.cards.hand[0].y, front.cards.kept.y);
  const roomAside = cardsTop - area.y - GAP;
  const roomAcross = front.boat.y + front.boat.height * 0.03 - area.y;
  const largest = front.boat.scale * 0.85;
  const widest = Math.min(area.width * (players === 4 ? 0.25 : 0.3), front.boat.x - area.x - 2 * EDGE) / BOAT.width;
  const overCards = Math.min(largest, widest, scaleWithCards(roomAside - GAP));
  const besideCards = Math.min(
    largest,
    widest,
    scaleWithCards(area.height - 2 * GAP),
    (front.cards.hand[0].x - area.x - EDGE - GAP) / BOAT.width,
  );
  // If they are above the own boat, their width isn't limited by it.
  const overBoat = Math.min(
    largest,
    (area.width * (players === 4 ? 0.25 : 0.4)) / BOAT.width,
    scaleWithCards(front.boat.y - area.y - 2 * GAP),
  );
  const aside = Math.max(overCards, besideCards, overBoat);
  // A name may be wider than its boat.
  const ofName = Math.max(0, boatAt(0, 0, aside).berth / 2 - (BOAT.width * aside) / 2);
  const across = players === 4 ? aside : Math.min(largest, (area.width * 0.36) / BOAT.width);
  const fitting = Math.min(across, roomAcross / BOAT.height);
  const boats: Arrangement = (side) => {
    switch (side) {
      case "front":
        return front;
      case "left":
        return asidePlaces(area, area.x + EDGE + ofName, aside, roomAside);
      case "right":
        return asidePlaces(area, area.x + area.width - EDGE - BOAT.width * aside - ofName, aside, roomAside);
      case "across":
        return acrossPlaces(area, front.boat, fitting, players === 4 ? BOAT.width * aside + EDGE : 0);
    }
  };
  if ((players === 2 ? fitting : aside) >= READABLE) return boats;
  return summaries(area, players, front, { aside: roomAside, across: front.boat.y - area.y - GAP }) ?? boats;
}

/** Heights that are free beside the own boat, and above it. */
interface Free {
  readonly aside: number;
  readonly across: number;
}

/** As summaries, with the cards below them or, across, at both sides. Undefined if there is no room for cards of some size. */
function summaries(area: Area, players: number, front: SeatPlaces, free: Free): Arrangement | undefined {
  const width = Math.min(front.boat.x - area.x - 2 * EDGE, WIDEST_SUMMARY);
  const card = Math.min(width / ROW, (free.aside - SUMMARY_LEAST - 2 * GAP) / CARD_SHAPE, LARGEST_CARD);
  const taken = players === 4 ? width + 2 * EDGE : EDGE;
  const middle = area.width - 2 * taken;
  const low = Math.min(free.across / CARD_SHAPE, LARGEST_CARD);
  const cardAcross = Math.min(low, (middle - NARROWEST_SUMMARY - 2 * GAP) / (PLAYED + CHOSEN_FROM.overlapped));
  const isAcross = players !== 3;
  if (players > 2 && card < SMALLEST_CARD) return undefined;
  if (isAcross && (cardAcross < SMALLEST_CARD || free.across < SUMMARY_LEAST)) return undefined;

  const aside = (x: number): SeatPlaces => {
    const boat = summaryAt({ x, y: area.y, width, height: free.aside - card * CARD_SHAPE - 2 * GAP });
    const { y, height } = boat.summary ?? boat;
    const cards = card * ROW;
    return { boat, cards: cardRow(x + (width - cards) / 2, y + height + GAP, cards) };
  };
  const across = (): SeatPlaces => {
    const whole = middle - 2 * GAP - cardAcross * (PLAYED + CHOSEN_FROM.overlapped);
    const plate = Math.min(whole, WIDEST_SUMMARY);
    const left = area.x + taken + PLAYED * cardAcross + GAP + (whole - plate) / 2;
    const boat = summaryAt({ x: left, y: area.y, width: plate, height: free.across });
    const { y, height } = boat.summary ?? boat;
    const top = y + Math.max(0, (height - cardAcross * CARD_SHAPE) / 2);
    const beside = left + plate + GAP;
    const [given, kept] = pairAt(left - GAP - cardAcross * PLAYED, top, cardAcross);
    return {
      boat,
      cards: {
        hand: pairAt(beside + cardAcross * 2.16, top, cardAcross, cardAcross * 0.26),
        decision: pairAt(beside, top, cardAcross),
        kept,
        given,
      },
    };
  };
  return (side) => {
    switch (side) {
      case "front":
        return front;
      case "left":
        return aside(area.x + EDGE);
      case "right":
        return aside(area.x + area.width - EDGE - width);
      case "across":
        return across();
    }
  };
}

/** The largest scale at which a boat with its cards below fits into this height. */
export function scaleWithCards(height: number): number {
  const scaleFor = (room: number): number => room / (BOAT.height * WITH_CARDS);
  const scale = scaleFor(height);
  return scale < SMALLEST ? scaleFor(height - chipsHeight(scale)) : scale;
}

function frontPlaces(area: Area): SeatPlaces {
  const bottom = area.y + area.height;
  const share = Math.min(WIDEST, WIDE + Math.max(0, area.height / area.width - LOW_SHAPE) * 0.9);
  const scale = Math.min((area.width * share) / BOAT.width, (area.height * 0.59) / BOAT.height, 1.7);
  // A boat at the bottom has no room below it for the numbers of small boats.
  const aside = scale < SMALLEST ? GAP + CHIPS_ASIDE : 0;
  const x = area.x + (area.width - BOAT.width * scale - aside) / 2;
  const alone = boatAt(x, bottom - BOAT.height * scale - 4, scale);
  const boat = withChipsAt(alone, x + alone.width + GAP);
  const room = x - area.x - 2 * EDGE;
  const tallest = (area.height * 0.3) / CARD_SHAPE;
  const card = Math.min(room / 4.3, tallest, 130);
  const handStep = area.height < LOW ? card * 0.4 : card * 1.06;
  const played = Math.min(room / 2.2, card * 1.2);
  const top = (width: number): number => bottom - width * CARD_SHAPE - 8;
  const [kept, given] = pairAt(x + boat.width + aside + EDGE, top(played), played);
  return {
    boat,
    cards: {
      hand: pairAt(x - EDGE - card * 3.18 - handStep, top(card), card, handStep),
      decision: pairAt(x - EDGE - card * 2.06, top(card), card),
      kept,
      given,
    },
  };
}

/** A little lower than the boat across, if there is room. */
function asidePlaces(area: Area, x: number, scale: number, room: number): SeatPlaces {
  const spare = room - BOAT.height * scale * WITH_CARDS - GAP;
  return withRow(boatAt(x, area.y + Math.max(0, Math.min(40, spare * 0.5)), scale));
}

export function withRow(boat: BoatPlace): SeatPlaces {
  const below = boat.y + boat.height + (boat.chips?.height ?? 0) + GAP;
  return { boat, cards: wholeRow(boat.x, below, boat.width) };
}

/** In card widths: the cards at either side of the boat across, which are played ones and those to choose from. */
const PLAYED = 2.06;
const CHOSEN_FROM = { whole: 4.22, overlapped: 3.42 } as const;
/** Narrower cards have no name. */
const NAMED = 68;
/** Where the name of the boat across begins, as a share of the own boat's width. */
const ASLANT = 0.79;

/**
 * The boat across has its cards at both sides, mirrored, since its player is turned around: the given card is at the left.
 * `taken` is the room that neighbours take at each side. Without neighbours the boat is off centre, with its name beside
 * the own boat's flag.
 */
function acrossPlaces(area: Area, front: BoatPlace, scale: number, taken: number): SeatPlaces {
  const width = BOAT.width * scale;
  const left = area.x + taken + GAP;
  const right = area.x + area.width - taken - GAP - (scale < SMALLEST ? CHIPS_ASIDE + GAP : 0);
  const middle = taken > 0 ? area.x + area.width / 2 : front.x + ASLANT * front.width + NAME_ASIDE * scale;
  const wanted = middle - width / 2;
  const room = right - left - width - 2 * GAP;
  const isWhole = room / (PLAYED + CHOSEN_FROM.whole) >= NAMED;
  const chosenFrom = isWhole ? CHOSEN_FROM.whole : CHOSEN_FROM.overlapped;
  const card = Math.min(
    (BOAT.height * scale * 0.72) / CARD_SHAPE,
    room / (PLAYED + chosenFrom),
    Math.max(NAMED, (right - wanted - width - GAP) / chosenFrom),
  );
  const x = Math.max(left + PLAYED * card + GAP, Math.min(wanted, right - chosenFrom * card - GAP - width));
  const boat = boatAt(x, area.y, scale);
  const y = boat.y + BOAT.waterline * scale - card * CARD_SHAPE;
  const [given, kept] = pairAt(x - GAP - card * PLAYED, y, card);
  const beside = x + width + GAP;
  return {
    boat: withChipsAt(boat, beside + chosenFrom * card + GAP),
    cards: {
      hand: pairAt(beside + card * 2.16, y, card, card * (isWhole ? 1.06 : 0.26)),
      decision: pairAt(beside, y, card),
      kept,
      given,
    },
  };
}

/**
 * In a ring: of four, the front is at the lower right and the next seat at its left. In a row or column where they can be
 * larger.
 */
export function allAlike(area: Area, players: number): Arrangement {
  const columns = [1, players].reduce(
    (best, other) => (alike(area, players, other).scale > alike(area, players, best).scale ? other : best),
    2,
  );
  const { cell, scale } = alike(area, players, columns);
  const height = BOAT.height * scale * WITH_CARDS + GAP + chipsHeight(scale);
  return (side) => {
    const { column, row } = cellOf(side, players, columns);
    return withRow(
      boatAt(
        area.x + column * cell.width + (cell.width - BOAT.width * scale) / 2,
        area.y + row * cell.height + (cell.height - height) / 2,
        scale,
      ),
    );
  };
}

/** As large as possible in this number of columns. */
function alike(area: Area, players: number, columns: number) {
  const cell = { width: area.width / columns, height: area.height / Math.ceil(players / columns) };
  const scale = Math.min((cell.width - 3 * EDGE) / BOAT.width, scaleWithCards(cell.height - 2 * EDGE), 1.5);
  return { cell, scale };
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

const IN_A_ROW: readonly Side[] = ["front", "left", "across", "right"];

/** In a row the front is at the right, and in a column at the bottom. */
function cellOf(side: Side, players: number, columns: number): Cell {
  if (columns === players || columns === 1) {
    const steps = side === "front" ? 0 : players === 2 || side === "right" ? players - 1 : IN_A_ROW.indexOf(side);
    const place = players - 1 - steps;
    return columns === 1 ? { column: 0, row: place } : { column: place, row: 0 };
  }
  if (players === 3) return { column: side === "front" ? 0.5 : side === "left" ? 0 : 1, row: side === "front" ? 1 : 0 };
  switch (side) {
    case "front":
      return { column: 1, row: 1 };
    case "left":
      return { column: 0, row: 1 };
    case "across":
      return { column: 0, row: 0 };
    case "right":
      return { column: 1, row: 0 };
  }
}
