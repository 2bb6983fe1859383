/** Finds what lies next to something on the page, in a direction. */
import type { Direction } from "./gamepad-presses.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much worse it is to lie aside than further away. */
const ASIDE = 3;

/** The index of the nearest box in this direction; undefined if there is none. */
export function nearest(from: Box, all: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, box] of all.entries()) {
    const cost = costOf(from, box, direction);
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

function costOf(from: Box, to: Box, direction: Direction): number {
  const isAcross = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const [here, there] = [middle(from), middle(to)];
  const ahead = sign * (isAcross ? there.x - here.x : there.y - here.y);
  // Less than a pixel is rounding.
  if (ahead < 1) return Number.POSITIVE_INFINITY;
  const aside = isAcross
    ? gap(from.top, from.bottom, to.top, to.bottom)
    : gap(from.left, from.right, to.left, to.right);
  // Of those that lie straight ahead, the one in the middle.
  const off = Math.abs(isAcross ? there.y - here.y : there.x - here.x);
  return ahead + ASIDE * aside + off / 100;
}

const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** 0 if they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);
