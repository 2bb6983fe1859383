/**
 * Where boats and cards are on the table, in units of the world. Whoever sits at the front has the largest boat; the
 * left neighbour is at the left, and so on. Nobody sits at the front where people only watch: all boats are alike.
 */

import { sideOf } from "../../../../../kit/world/around.ts";
import { type Frame, UNTURNED } from "../../../../../kit/world/frame.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { courseHeight } from "../river/course.ts";
import { type Arrangement, allAlike, wide } from "./arrangements.ts";
import { narrow } from "./narrow.ts";
import type { SeatPlaces } from "./seat-places.ts";
import { slotsIn } from "./slots.ts";

/** By seat. */
export type Places = readonly Framed[];

export interface Framed extends SeatPlaces {
  readonly frame: Frame;
}

/** Narrower than this, or than so many times its height, there is no room for cards beside a boat. */
const NARROW = 620;
const UPRIGHT = 1.8;

/** `objectives` lie on the river as well: so many, known or not; words are so much `larger` than usual. */
export function placesFor(area: Area, players: number, viewer: number | undefined, objectives = 0, larger = 1): Places {
  const top = courseHeight(area, larger) + (objectives > 0 ? slotsIn(area, objectives, larger).extra : 0);
  const below: Area = { ...area, y: area.y + top, height: Math.max(1, area.height - top) };
  const arrangement = arrangementFor(below, players, viewer);
  return Array.from({ length: players }, (_, seat) => ({
    ...arrangement(sideOf(seat, players, viewer ?? 0)),
    frame: UNTURNED,
  }));
}

function arrangementFor(area: Area, players: number, viewer: number | undefined): Arrangement {
  if (viewer === undefined) return allAlike(area, players);
  return area.width < NARROW || area.width < area.height * UPRIGHT ? narrow(area, players) : wide(area, players);
}

export const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });
