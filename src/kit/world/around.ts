/**
 * Seats around a table: the side at which each is seen. On a screen that lies on a table each seat has an area at its own
 * edge, with a common area between them.
 */
import type { Point } from "../../scenes/point.ts";
import type { Area, Edge } from "../../scenes/show.ts";
import { type Frame, frameIn, turnedAbout, UNTURNED } from "./frame.ts";

/** As seen by the player at the front. */
export type Side = "front" | "left" | "across" | "right";

/** The left neighbour is the next seat. */
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
  /** The edge of the player who acts. */
  readonly front: Edge | undefined;
}

/** How the table is divided. */
export interface Sharing {
  /** The width of an area at the left or right. */
  readonly aside: number;
  /** Players who sit across from each other have their areas side by side, not face to face. */
  readonly isAbreast: boolean;
  /** The height of the common area, given what the areas at the sides leave. */
  readonly heightIn: (inner: Area) => number;
  readonly gap: number;
}

export interface SharedOut {
  /** By seat: its area, with a frame turned towards the player. */
  readonly seats: readonly { readonly frame: Frame; readonly size: Pick<Area, "width" | "height"> }[];
  readonly shared: Area;
  /** The common area, turned towards the player who acts. */
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
  // The common area is then in front of the player who acts, beyond the two areas side by side.
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

/** The shares of the width to try for the areas at the left and right. */
const SHARES = Array.from({ length: 27 }, (_, i) => 0.08 + 0.01 * i);

/** Tries layouts with all these shares and returns the one with the most room. */
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
