/** The layout of the table: the seats' places and the common area. */

import type { Frame } from "../../../../../kit/world/frame.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { Area } from "../../../../../scenes/show.ts";
import type { Places } from "./places.ts";

export interface Layout {
  readonly places: Places;
  readonly shared: Shared;
}

/** The common area. */
export interface Shared {
  /** The river's course and the Objectives are at its top. */
  readonly area: Area;
  /** Turned towards the player who acts. */
  readonly frame: Frame;
  /** Only on a screen that lies on a table: where things are shown to all. */
  readonly middle: Point | undefined;
}
