/** Where the scenery is, in units: the river fills the canvas, and all that matters lies in what nothing covers. */
import type { Area } from "../../../../../scenes/show.ts";
import type { World } from "../../picture/layers.ts";

export interface Places {
  /** The whole canvas. */
  readonly width: number;
  readonly height: number;
  readonly area: Area;
  /** Where water begins. */
  readonly horizon: number;
  /** How large the banks are. */
  readonly size: number;
}

/** As tall as the banks are drawn, with some sky above them. */
const BANKS = 285;

/** From above there is water only: the horizon, with all that stands there, lies far beyond the upper edge. */
const BEYOND = -0.7;

export function placesIn(world: World, area: Area, isFromAbove: boolean): Places {
  const { width, height } = world.scene.scale;
  const horizon = isFromAbove ? (BEYOND * height) / world.scale : horizonOf(area);
  return {
    width: width / world.scale,
    height: height / world.scale,
    area,
    horizon,
    size: Math.min(2.2, Math.max(0.4, horizon / BANKS)),
  };
}

/** Boats lie below it. */
const horizonOf = ({ y, height }: Area): number => y + Math.min(460, Math.max(104, 0.36 * height));
