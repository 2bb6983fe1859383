/** A screen that lies on a table: every seat's boat and cards at its own edge, turned to it; between them what is everybody's. */

import { type LyingTable, roomiest, sharedOut } from "../../../../../kit/world/around.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import { courseHeight } from "../river/course.ts";
import { EDGE, GAP, WITH_CARDS, withRow } from "./arrangements.ts";
import type { Layout } from "./layout.ts";
import type { Framed } from "./places.ts";
import { boatAt, CARD_SHAPE, chipsHeight, pairAt, type SeatPlaces, SMALLEST } from "./seat-places.ts";
import { slotsIn } from "./slots.ts";

/** How wide a card is beside a boat, in a boat's units, and how many of them lie at its left and its right. */
const CARD = 100;
const AT_LEFT = 3.66;
const AT_RIGHT = 2.06;
/** Larger than this boats needn't be. */
const LARGEST = 1.3;
/** With boats as small as this much on them can't be read across a table. */
const LEGIBLE = 0.42;
type Size = Pick<Area, "width" | "height">;

interface Around extends LyingTable {
  readonly objectives: number;
  readonly larger: number;
}

/** Who sit across from each other have their boats face to face, or where that would make them too small side by side. */
export function aroundTable(around: Around): Layout {
  const { edges } = around;
  const best = (isAbreast: boolean): Layout =>
    roomiest(around, (aside) => layoutWith(around, aside, isAbreast), roomIn);
  const faced = best(false);
  const areFacing = edges.includes("near") && edges.includes("far");
  if (!areFacing || smallestIn(faced) >= LEGIBLE) return faced;
  const abreast = best(true);
  return smallestIn(abreast) > smallestIn(faced) ? abreast : faced;
}

const scalesIn = ({ places }: Layout): readonly number[] => places.map(({ boat }) => boat.scale);
const smallestIn = (layout: Layout): number => Math.min(...scalesIn(layout));
/** The smallest boat matters most, but the others do too. */
const roomIn = (layout: Layout): number =>
  smallestIn(layout) + scalesIn(layout).reduce((sum, one) => sum + one, 0) / (8 * layout.places.length);

function layoutWith(around: Around, aside: number, isAbreast: boolean): Layout {
  const { area, objectives, larger } = around;
  const heightIn = (inner: Area): number =>
    courseHeight(inner, larger) + (objectives > 0 ? slotsIn(inner, objectives, larger).extra : 0);
  const { seats, shared, facing, middle } = sharedOut(around, { aside, isAbreast, heightIn, gap: GAP });
  return {
    places: seats.map(({ frame, size }): Framed => ({ ...placesIn(size), frame })),
    shared: { area: { ...shared, height: area.height }, frame: facing, middle },
  };
}

/** Cards lie beside the boat or before it, whichever leaves more room for the boat. */
function placesIn(size: Size): SeatPlaces {
  const room = { width: size.width - 2 * EDGE, height: size.height - 2 * GAP };
  const beside = scaleIn(room, (room.width - 2 * GAP) / (BOAT.width + CARD * (AT_LEFT + AT_RIGHT)), BOAT.height);
  const before = scaleIn(room, room.width / BOAT.width, BOAT.height * WITH_CARDS);
  return beside >= before ? withCardsBeside(size, beside) : withCardsBefore(size, before);
}

/** `height` is how high all of it is for a boat's unit; the numbers of small boats stand below them. */
function scaleIn(room: Size, across: number, height: number): number {
  const scale = Math.min(LARGEST, across, room.height / height);
  return scale < SMALLEST ? Math.min(scale, (room.height - chipsHeight(scale)) / height) : scale;
}

function withCardsBeside({ width, height }: Size, scale: number): SeatPlaces {
  const card = CARD * scale;
  const whole = BOAT.width * scale + 2 * GAP + card * (AT_LEFT + AT_RIGHT);
  const left = (width - whole) / 2;
  const boat = boatAt(left + card * AT_LEFT + GAP, height - GAP - BOAT.height * scale - chipsHeight(scale), scale);
  const y = boat.y + boat.height - card * CARD_SHAPE - GAP;
  const [kept, given] = pairAt(boat.x + boat.width + GAP, y, card);
  return {
    boat,
    cards: { hand: pairAt(left, y, card, card * 0.4), decision: pairAt(left + card * 1.6, y, card), kept, given },
  };
}

function withCardsBefore({ width, height }: Size, scale: number): SeatPlaces {
  const row = withRow(boatAt((width - BOAT.width * scale) / 2, 0, scale));
  const bottom = row.cards.kept.y + row.cards.kept.height;
  return withRow(boatAt(row.boat.x, height - GAP - bottom, scale));
}
