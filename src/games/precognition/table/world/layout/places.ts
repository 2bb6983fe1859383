/**
 * Where boats and cards are, in units of the world. The player at the front has the largest boat, with the left neighbour
 * at the left, and so on. For those who only watch all boats have the same size.
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

/** In a narrower area, or one narrower than this multiple of its height, there is no room for cards beside a boat. */
const NARROW = 620;
const UPRIGHT = 1.8;

/** `objectives` is the number of Objectives, hidden ones too; `larger` is the reader's text size. */
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
