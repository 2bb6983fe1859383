/** A screen that lies on a table: every seat's boat and cards at its own edge, turned to it; between them what is everybody's. */
import type { Area, Edge } from "../../../../scenes/show.ts";
import { slotsIn } from "../objectives/slots.ts";
import { courseHeight } from "../river/course.ts";
import { EDGE, GAP, scaleWithCards, withRow } from "./arrangements.ts";
import { BOAT } from "./boat-plan.ts";
import { frameIn, turnedAbout, UNTURNED } from "./frame.ts";
import type { Layout } from "./layout.ts";
import type { Framed } from "./places.ts";
import { boatAt, CARD_SHAPE, chipsHeight, pairAt, type SeatPlaces, SMALLEST } from "./seat-places.ts";

/** How wide a card is beside a boat, in a boat's units, and how many of them lie at its left and its right. */
const CARD = 100;
const AT_LEFT = 3.66;
const AT_RIGHT = 2.06;
/** Larger than this boats needn't be. */
const LARGEST = 1.3;
/** What of the width those at the left and at the right may have: each as much as the other. */
const SHARES = Array.from({ length: 27 }, (_, i) => 0.08 + 0.01 * i);

type Size = Pick<Area, "width" | "height">;

/** `front` is the edge of whoever acts. */
export function aroundTable(area: Area, edges: readonly Edge[], front: Edge | undefined, objectives: number): Layout {
  const shares = edges.some(isAside) ? SHARES : [0];
  const all = shares.map((share) => layoutWith(area, edges, front, objectives, share * area.width));
  const [first, ...others] = all;
  if (first === undefined) throw new Error("there is no way to share a table");
  return others.reduce((best, one) => (smallestIn(one) > smallestIn(best) ? one : best), first);
}

const isAside = (edge: Edge): boolean => edge === "left" || edge === "right";

/** The smallest boat. */
const smallestIn = ({ places }: Layout): number => Math.min(...places.map(({ boat }) => boat.scale));

function layoutWith(
  area: Area,
  edges: readonly Edge[],
  front: Edge | undefined,
  objectives: number,
  aside: number,
): Layout {
  const has = (edge: Edge): number => (edges.includes(edge) ? 1 : 0);
  const inner: Area = {
    ...area,
    x: area.x + aside * has("left"),
    width: area.width - aside * (has("left") + has("right")),
  };
  const shared = courseHeight(inner) + (objectives > 0 ? slotsIn(inner, objectives).extra : 0);
  const depth = Math.max(1, (area.height - shared - 2 * GAP) / Math.max(1, has("near") + has("far")));
  const top = area.y + depth * has("far") + GAP;
  const middle = { x: inner.x + inner.width / 2, y: top + shared / 2 };
  const parts: Readonly<Record<Edge, Area>> = {
    near: { ...inner, y: area.y + area.height - depth, height: depth },
    far: { ...inner, height: depth },
    left: { ...area, width: aside },
    right: { ...area, x: area.x + area.width - aside, width: aside },
  };
  return {
    places: edges.map((edge): Framed => {
      const { frame, size } = frameIn(parts[edge], edge);
      return { ...placesIn(size), frame };
    }),
    shared: {
      area: { ...inner, y: top },
      frame: front === "far" ? turnedAbout(middle) : UNTURNED,
      middle,
    },
  };
}

/** Cards lie beside the boat or before it, whichever leaves more room for the boat. */
function placesIn(size: Size): SeatPlaces {
  const beside = besideScale(size);
  const before = Math.min(LARGEST, (size.width - 2 * EDGE) / BOAT.width, scaleWithCards(size.height - 2 * GAP));
  return beside >= before ? withCardsBeside(size, beside) : withCardsBefore(size, before);
}

function besideScale({ width, height }: Size): number {
  const scale = Math.min(
    LARGEST,
    (width - 2 * EDGE - 2 * GAP) / (BOAT.width + CARD * (AT_LEFT + AT_RIGHT)),
    (height - GAP) / BOAT.height,
  );
  return scale < SMALLEST ? Math.min(scale, (height - GAP - chipsHeight(scale)) / BOAT.height) : scale;
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
