/** Where boats and people are in the last scene. */

export const SCENE = {
  width: 640,
  height: 300,
  waterline: 234,
  island: { x: 170, scale: 0.64 },
  /** The size of people ashore, relative to those on a boat of full size. */
  person: 0.62,
} as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Berth extends Spot {
  readonly scale: number;
}

/** By number of boats, each from the farthest to the nearest. `y` is the waterline. */
export const BERTHS: readonly (readonly Berth[])[] = [
  [],
  [{ x: 4, y: 278, scale: 0.5 }],
  [
    { x: -12, y: 256, scale: 0.42 },
    { x: 84, y: 288, scale: 0.42 },
  ],
  [
    { x: -8, y: 250, scale: 0.36 },
    { x: 130, y: 262, scale: 0.36 },
    { x: 20, y: 290, scale: 0.36 },
  ],
  [
    { x: -8, y: 248, scale: 0.34 },
    { x: 132, y: 256, scale: 0.34 },
    { x: -10, y: 284, scale: 0.34 },
    { x: 156, y: 292, scale: 0.34 },
  ],
];

/** The nearest row of people; `behind` is the distance to the next one. */
const SHORE = { from: 318, to: 610, y: 236, behind: 9, most: 22 } as const;

/** The positions of people, the back rows first. Rows are even, and nobody hides another. */
export function shoreSpots(count: number): readonly Spot[] {
  const rows = Math.max(1, Math.ceil(count / SHORE.most));
  const perRow = Math.ceil(count / rows);
  const step = Math.min(17, (SHORE.to - SHORE.from) / Math.max(1, perRow));
  const from = (SHORE.from + SHORE.to - step * (perRow - 0.5)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = rows - 1 - Math.floor(i / perRow);
    return { x: from + (i % perRow) * step + (row % 2) * (step / 2), y: SHORE.y - row * SHORE.behind };
  });
}
