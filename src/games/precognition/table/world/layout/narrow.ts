/** The arrangement for narrow screens: the own boat at the bottom, the others above. */
import type { Side } from "../../../../../kit/world/around.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import { type Arrangement, EDGE, GAP, scaleWithCards, WITH_CARDS, withRow } from "./arrangements.ts";
import {
  boatAt,
  CARD_SHAPE,
  CHIPS_ASIDE,
  cardRow,
  chipsHeight,
  pairAt,
  ROW,
  type SeatPlaces,
  SMALLEST,
  withChipsAt,
} from "./seat-places.ts";

/** Below this scale single people on the own boat can't be seen, so the others get smaller first. */
const OWN_AT_LEAST = 0.36;
/** Below this scale its cards and numbers go beside it. */
const CROWDED = 0.3;
/** Below this scale all boats go side by side. */
const LAST_SIGN_OF_IT = 0.14;
/** The scale it has before the others get larger. */
const OWN_FIRST = 0.5;
const OTHERS_AT_LEAST = 0.14;
/** The width of a short name, which must not be cut off at the edge however small the boat is. */
const SHORT_NAME = 92;
/** The width of the cards beside the only other boat. */
const CARDS_AT_LEAST = 44;
/** The share of the height for the own boat, with two boats. */
const OWN_SHARE = 0.56;

export function narrow(area: Area, players: number): Arrangement {
  const rowWidth = Math.min(area.width - 2 * EDGE, area.height, area.width * 0.76);
  const bottom = area.y + area.height - (rowWidth / ROW) * CARD_SHAPE - EDGE;
  const usual = (area.width * 0.95) / BOAT.width;
  const front = (scale: number): SeatPlaces => ({
    boat: boatAt(area.x + (area.width - BOAT.width * scale) / 2, bottom - BOAT.height * scale - GAP, scale),
    cards: cardRow(area.x + (area.width - rowWidth) / 2, bottom, rowWidth),
  });

  if (players === 2) {
    const own = front(Math.min(usual, ((bottom - area.y) * OWN_SHARE) / BOAT.height));
    const other = alone({ ...area, height: own.boat.y - area.y - GAP }, own.boat.scale * 0.8);
    return (side) => (side === "front" ? own : other);
  }

  const others = players - 1;
  const cell = area.width / others;
  const roomAbove = bottom - area.y - BOAT.height * Math.min(OWN_FIRST, usual) - 2 * GAP;
  const largest = (cell - EDGE) / BOAT.width;
  const wanted = Math.max(OTHERS_AT_LEAST, Math.min(largest, scaleWithCards(roomAbove)));
  const fitting = Math.min(wanted, (cell - GAP) / BOAT.width);
  const above = BOAT.height * fitting * WITH_CARDS + chipsHeight(fitting) + 2 * GAP;
  const roomBelow = (bottom - area.y - above) / BOAT.height;
  const below: Area = { ...area, y: area.y + above, height: area.height - above - GAP };
  const withCardsAside = alone(below, usual);
  if (roomBelow < CROWDED && withCardsAside.boat.scale < LAST_SIGN_OF_IT) return sideBySide(area, players);
  const own = roomBelow < CROWDED ? withCardsAside : front(Math.min(usual, Math.max(OWN_AT_LEAST, roomBelow)));
  const scale = Math.min(fitting, Math.max(OTHERS_AT_LEAST, own.boat.scale * 0.9));
  return (side) => {
    if (side === "front") return own;
    const column = side === "left" ? 0 : side === "right" ? others - 1 : Math.floor(others / 2);
    const boat = boatAt(area.x + column * cell + (cell - BOAT.width * scale) / 2, area.y + 2, scale);
    return withRow({ ...boat, berth: cell - GAP });
  };
}

/** In one row, between the neighbours, where what is above the world leaves little height. */
function sideBySide(area: Area, players: number): Arrangement {
  const cell = area.width / players;
  const scale = Math.min((cell - EDGE) / BOAT.width, scaleWithCards(area.height - GAP));
  const columns: readonly Side[] = ["left", "front", ...(players === 4 ? (["across"] as const) : []), "right"];
  return (side) => {
    const x = area.x + columns.indexOf(side) * cell + (cell - BOAT.width * scale) / 2;
    return withRow({ ...boatAt(x, area.y + 2, scale), berth: cell - GAP });
  };
}

/** A boat at the left, with its cards beside it: those to choose from above those that are played. */
function alone(area: Area, largest: number): SeatPlaces {
  const fitting = Math.min(area.height / BOAT.height, largest, (area.width * 0.66) / BOAT.width);
  const roomAside = (area.width - 2 * EDGE - 2 * GAP - CHIPS_ASIDE - CARDS_AT_LEAST) / BOAT.width;
  const scale = fitting < SMALLEST ? Math.min(fitting, roomAside) : fitting;
  const left = area.x + Math.max(EDGE, SHORT_NAME / 2 - (BOAT.width * scale) / 2);
  const alongside = boatAt(left, area.y + area.height - BOAT.height * scale, scale);
  const boat = scale < SMALLEST ? withChipsAt(alongside, left + alongside.width + GAP) : alongside;
  const x = (boat.chips ?? boat).x + (boat.chips ?? boat).width + GAP;
  const card = Math.min((area.x + area.width - EDGE - x) / 3.6, (area.height - GAP) / (2 * CARD_SHAPE));
  const [kept, given] = pairAt(x + card * 1.54, area.y + area.height - card * CARD_SHAPE, card);
  const above = kept.y - GAP - card * CARD_SHAPE;
  return {
    boat,
    cards: { hand: pairAt(x, above, card, card * 0.4), decision: pairAt(kept.x, above, card), kept, given },
  };
}
