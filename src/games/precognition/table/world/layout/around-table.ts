/**
 * The layout for a screen that lies on a table: each seat's boat and cards face its edge, with a common area between.
 */

import { type LyingTable, roomiest, sharedOut } from "../../../../../kit/world/around.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import { courseHeight } from "../river/course.ts";
import { EDGE, GAP, WITH_CARDS, withRow } from "./arrangements.ts";
import type { Layout } from "./layout.ts";
import type { Framed } from "./places.ts";
import { boatAt, CARD_SHAPE, chipsHeight, pairAt, type SeatPlaces, SMALLEST } from "./seat-places.ts";
import { slotsIn } from "./slots.ts";

/** The width of a card beside a boat, in the boat's units. */
const CARD = 100;
const AT_LEFT = 3.66;
const AT_RIGHT = 2.06;
/** The largest useful size of a boat's unit. */
const LARGEST = 1.3;
/** Below this size of the unit a boat can't be read well across a table. */
const LEGIBLE = 0.42;
type Size = Pick<Area, "width" | "height">;

interface Around extends LyingTable {
  readonly objectives: number;
  readonly larger: number;
}

/** Boats of opposite players are face to face, or side by side where they would be too small otherwise. */
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
/** The smallest boat counts most, but the others do too. */
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

/** Cards are beside the boat or in front of it, whichever leaves more room for the boat. */
function placesIn(size: Size): SeatPlaces {
  const room = { width: size.width - 2 * EDGE, height: size.height - 2 * GAP };
  const beside = scaleIn(room, (room.width - 2 * GAP) / (BOAT.width + CARD * (AT_LEFT + AT_RIGHT)), BOAT.height);
  const before = scaleIn(room, room.width / BOAT.width, BOAT.height * WITH_CARDS);
  return beside >= before ? withCardsBeside(size, beside) : withCardsBefore(size, before);
}

/** `height` is the total height in a boat's units, without the numbers below small boats. */
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
