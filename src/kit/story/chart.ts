/** Where the lines of the chart run: across in parts of its width, down in the height of its letters. So text of any size fits. */

/** How tall it is, and how far apart the names at its right are at least. */
export const CHART = { height: 13, label: 1.3 } as const;

export interface Point {
  /** In percent. */
  readonly x: number;
  /** In em. */
  readonly y: number;
}

export interface Scale {
  x(moment: number): number;
  y(count: number): number;
  /** The counts at the lines across. */
  readonly ticks: readonly number[];
}

/** Lines that would cover one another run side by side, so far apart. */
const ASIDE = 0.2;

/** With a line across for every `tick`. */
export function scaleFor(moments: number, most: number, tick: number): Scale {
  const top = Math.max(tick, Math.ceil(most / tick) * tick);
  return {
    x: (moment) => (100 * moment) / Math.max(1, moments - 1),
    y: (count) => (1 - count / top) * CHART.height,
    ticks: Array.from({ length: top / tick + 1 }, (_, i) => i * tick),
  };
}

/** By seat: where each line passes. Where several have as many, no line lies under another. */
export const tracks = (bySeat: readonly (readonly number[])[], { x, y }: Scale): readonly (readonly Point[])[] =>
  bySeat.map((counts, seat) =>
    counts.map((count, moment) => {
      const sharing = bySeat.flatMap((other, i) => (other[moment] === count ? [i] : []));
      return { x: x(moment), y: y(count) + (sharing.indexOf(seat) - (sharing.length - 1) / 2) * ASIDE };
    }),
  );

/** How many moments lie between two marks on a line. No two seats are marked at the same one. */
const MARKS_APART = 4;

/** Where a line bears the sign of its seat: not at its end, where its name is. */
export const marksOn = (track: readonly Point[], seat: number): readonly Point[] =>
  track.filter(
    (_, moment) => moment % MARKS_APART === (seat + 1) % MARKS_APART && moment > 0 && moment < track.length - 1,
  );

/** The names at the ends of the lines, moved apart until none covers another; in the order of the ends. */
export function spread(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (const [at, one] of order.entries()) {
    const above = order[at - 1];
    if (above !== undefined) one.y = Math.max(one.y, above.y + CHART.label);
  }
  for (const [at, one] of [...order.entries()].reverse()) {
    const below = order[at + 1];
    one.y = Math.min(one.y, below === undefined ? CHART.height : below.y - CHART.label);
  }
  return order.toSorted((a, b) => a.i - b.i).map(({ y }) => y);
}
