/** Where everything is on the table: what is a seat's, and what is everybody's. */

import type { Frame } from "../../../../../kit/world/frame.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { Area } from "../../../../../scenes/show.ts";
import type { Places } from "./places.ts";

export interface Layout {
  readonly places: Places;
  readonly shared: Shared;
}

/** For what is everybody's. */
export interface Shared {
  /** At the top of it lie the river's course and the Objectives. */
  readonly area: Area;
  /** All of it faces whoever acts. */
  readonly frame: Frame;
  /** Of a screen that lies on a table: it is looked upon from above, and what is shown to all is held up here. */
  readonly middle: Point | undefined;
}
