/** The coordinates of a seat's area: laid out as its player sees it, and turned towards them. */
import type { Point } from "../../scenes/point.ts";
import type { Area, Edge } from "../../scenes/show.ts";

export interface Frame {
  /** Its upper left corner, in the world. */
  readonly origin: Point;
  /** In degrees, clockwise. */
  readonly angle: 0 | 90 | 180 | -90;
}

export const UNTURNED: Frame = { origin: { x: 0, y: 0 }, angle: 0 };

/** For the player across: turned by half a turn about this point. */
export const turnedAbout = ({ x, y }: Point): Frame => ({ origin: { x: 2 * x, y: 2 * y }, angle: 180 });

const ANGLES: Readonly<Record<Edge, Frame["angle"]>> = { near: 0, left: 90, far: 180, right: -90 };

/** For an area of the world and the player at that edge. `size` is the area's size as they see it. */
export function frameIn({ x, y, width, height }: Area, edge: Edge) {
  const angle = ANGLES[edge];
  const origin: Point = {
    x: edge === "left" || edge === "far" ? x + width : x,
    y: edge === "right" || edge === "far" ? y + height : y,
  };
  const isAside = edge === "left" || edge === "right";
  const size = isAside ? { width: height, height: width } : { width, height };
  return { frame: { origin, angle } satisfies Frame, size };
}

export function inWorld({ origin, angle }: Frame, { x, y }: Point): Point {
  const turned = TURNS[angle]({ x, y });
  return { x: origin.x + turned.x, y: origin.y + turned.y };
}

const TURNS: Readonly<Record<Frame["angle"], (point: Point) => Point>> = {
  0: (point) => point,
  90: ({ x, y }) => ({ x: -y, y: x }),
  180: ({ x, y }) => ({ x: -x, y: -y }),
  "-90": ({ x, y }) => ({ x: y, y: -x }),
};

export function areaInWorld(frame: Frame, { x, y, width, height }: Area): Area {
  const [one, other] = [inWorld(frame, { x, y }), inWorld(frame, { x: x + width, y: y + height })];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
