/** Where the scenery is, in units. The river fills the canvas; what matters is in the part that no control covers. */
import type { Area } from "../../../../../scenes/show.ts";
import type { World } from "../../picture/layers.ts";

export interface Places {
  /** The whole canvas. */
  readonly width: number;
  readonly height: number;
  readonly area: Area;
  /** The y at which the water begins. */
  readonly horizon: number;
  /** The scale of the banks. */
  readonly size: number;
}

/** The height of the banks in their pictures, with some sky. */
const BANKS = 285;

/** Seen from above there is only water: the horizon is far above the upper edge. */
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

/** Boats are below it. */
const horizonOf = ({ y, height }: Area): number => y + Math.min(460, Math.max(104, 0.36 * height));
