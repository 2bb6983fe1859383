/** Where everything is on a boat, in its own units from the upper left corner of its picture. It heads to the right. */
import type { Point } from "../../../../scenes/point.ts";
import type { Area } from "../../../../scenes/show.ts";

export const BOAT = { width: 600, height: 226, waterline: 198 } as const;

/** From this size of the unit there is room for text on plates. */
export const ROOMY = 0.93;

/** A row in which people stand. A zone's floors are filled from the first. */
export interface Floor {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

export type Zone = "cabins" | "contaminated" | "doctors" | "protectors";
export const ZONES = ["cabins", "contaminated", "doctors", "protectors"] as const satisfies readonly Zone[];

export const FLOORS: Readonly<Record<Zone, readonly Floor[]>> = {
  cabins: [
    { from: 172, to: 356, y: 126 },
    { from: 172, to: 356, y: 82 },
  ],
  contaminated: [
    { from: 146, to: 34, y: 127 },
    { from: 136, to: 34, y: 117 },
  ],
  doctors: [
    { from: 386, to: 462, y: 126 },
    { from: 394, to: 462, y: 117 },
  ],
  protectors: [
    { from: 486, to: 566, y: 126 },
    { from: 494, to: 562, y: 117 },
  ],
};

/** The middles of the plates with numbers, in their usual size. */
export const PLATES: Readonly<Record<Zone | "food" | "bane", Point>> = {
  cabins: { x: 214, y: 28 },
  contaminated: { x: 92, y: 66 },
  doctors: { x: 424, y: 66 },
  protectors: { x: 528, y: 71 },
  food: { x: 103, y: 163 },
  bane: { x: 529, y: 163 },
};

/** Where a plate of this size lies, so that it covers nothing of what it counts: it grows away from that. */
export function plateAt(what: keyof typeof PLATES, { width, height }: { width: number; height: number }): Point {
  const { x, y } = PLATES[what];
  switch (what) {
    case "food":
      return width <= LARDER.width ? { x: LARDER.x + width / 2, y } : { x: 33 + width / 2, y: UNDER_DECK + height / 2 };
    case "bane":
      return { x: 506 + width / 2, y };
    default:
      return { x, y: Math.min(y, HEADS[what] - height / 2) };
  }
}

/** The highest heads in each zone. */
const HEADS: Readonly<Record<Zone, number>> = { cabins: 46, contaminated: 82, doctors: 82, protectors: 82 };
/** Beside the crates. */
const LARDER = { x: 80, width: 49 } as const;
/** Below all rooms. */
export const UNDER_DECK = 191;

export interface Captioned extends Point {
  readonly key: string;
  /** False where what it counts is drawn beside it. */
  readonly hasSign: boolean;
}

/** The places of plates with a caption. */
export const CAPTIONED = {
  cabins: { x: 201, y: 28, key: "world.boat.cabins", hasSign: true },
  bane: { x: 538, y: 163, key: "world.boat.bane", hasSign: false },
} as const satisfies Partial<Record<keyof typeof PLATES, Captioned>>;

/** The areas of the crates of Food and of the Bane. */
export const HOLDS: Readonly<Record<"food" | "bane", Area>> = {
  food: { x: 33, y: 138, width: 44, height: 48 },
  bane: { x: 454, y: 138, width: 50, height: 48 },
};

/** The two Machine Rooms, each with three Machines side by side. */
export const ROOMS: readonly [Area, Area] = [
  { x: 130, y: 136, width: 147, height: 53 },
  { x: 301, y: 136, width: 147, height: 53 },
];
export const SHAFT: Area = { x: 280, y: 136, width: 18, height: 53 };

const MACHINES_PER_ROOM = 3;

export function machineAreaOf(machine: number): Area {
  const room = ROOMS[machine < MACHINES_PER_ROOM ? 0 : 1];
  const width = room.width / MACHINES_PER_ROOM;
  return { x: room.x + (machine % MACHINES_PER_ROOM) * width, y: room.y, width, height: room.height };
}
