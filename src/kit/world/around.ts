/**
 * Seats around a table: at which side each is seen, and on a screen that lies on a table a part of the world for each at
 * its own edge, with what is everybody's between them.
 */
import type { Point } from "../../scenes/point.ts";
import type { Area, Edge } from "../../scenes/show.ts";
import { type Frame, frameIn, turnedAbout, UNTURNED } from "./frame.ts";

/** As it is seen from the front. */
export type Side = "front" | "left" | "across" | "right";

/** The next seat is the left neighbour. */
export function sideOf(seat: number, players: number, viewer: number): Side {
  const next = (seat - viewer + players) % players;
  if (next === 0) return "front";
  if (players === 2 || (players === 4 && next === 2)) return "across";
  return next === 1 ? "left" : "right";
}

export interface LyingTable {
  readonly area: Area;
  /** By seat. */
  readonly edges: readonly Edge[];
  /** Where whoever acts sits. */
  readonly front: Edge | undefined;
}

/** How the table is shared out. */
export interface Sharing {
  /** How wide a part at the left or the right is. */
  readonly aside: number;
  /** Who sit across from each other have their parts side by side, not face to face. */
  readonly isAbreast: boolean;
  /** How high it is what is everybody's, in the part of the table that nobody at the sides has. */
  readonly heightIn: (inner: Area) => number;
  readonly gap: number;
}

export interface SharedOut {
  /** By seat: what it has, laid out as it sees it, in a frame of its own. */
  readonly seats: readonly { readonly frame: Frame; readonly size: Pick<Area, "width" | "height"> }[];
  readonly shared: Area;
  /** All that is everybody's faces whoever acts. */
  readonly facing: Frame;
  readonly middle: Point;
}

export function sharedOut({ area, edges, front }: LyingTable, sharing: Sharing): SharedOut {
  const { aside, isAbreast, heightIn, gap } = sharing;
  const has = (edge: Edge): number => (edges.includes(edge) ? 1 : 0);
  const inner: Area = {
    ...area,
    x: area.x + aside * has("left"),
    width: area.width - aside * (has("left") + has("right")),
  };
  const height = heightIn(inner);
  const rows = isAbreast ? 1 : Math.max(1, has("near") + has("far"));
  const depth = Math.max(1, (area.height - height - 2 * gap) / rows);
  const low = area.y + area.height - depth;
  // Side by side they leave the edge to what is everybody's that whoever acts has before them, beyond the parts.
  const isBelow = isAbreast && front === "far";
  const top = isBelow ? area.y + area.height - height - gap : area.y + gap + (isAbreast ? 0 : depth * has("far"));
  const width = isAbreast ? inner.width / 2 : inner.width;
  const parts: Readonly<Record<Edge, Area>> = {
    near: { x: inner.x, y: isBelow ? area.y : low, width, height: depth },
    far: { x: inner.x + inner.width - width, y: isAbreast && !isBelow ? low : area.y, width, height: depth },
    left: { ...area, width: aside },
    right: { ...area, x: area.x + area.width - aside, width: aside },
  };
  const middle = { x: inner.x + inner.width / 2, y: top + height / 2 };
  return {
    seats: edges.map((edge) => frameIn(parts[edge], edge)),
    shared: { ...inner, y: top, height },
    facing: front === "far" ? turnedAbout(middle) : UNTURNED,
    middle,
  };
}

/** What of the width those at the left and at the right may have: each as much as the other. */
const SHARES = Array.from({ length: 27 }, (_, i) => 0.08 + 0.01 * i);

/** Of all layouts, each with another width at the sides, the one with the most room. */
export function roomiest<Layout>(
  { area, edges }: LyingTable,
  layOut: (aside: number) => Layout,
  roomIn: (layout: Layout) => number,
): Layout {
  const isAside = edges.includes("left") || edges.includes("right");
  return (isAside ? SHARES : [0])
    .map((share) => layOut(share * area.width))
    .reduce((one, other) => (roomIn(other) > roomIn(one) ? other : one));
}
