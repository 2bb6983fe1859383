/** The geometry of a line chart: x in percent of its width, y in em, so that text of any size fits. */

/** In em: its height, and the least distance between the names at its right. */
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
  /** The counts that have a grid line. */
  readonly ticks: readonly number[];
}

/** In em: the distance between lines that would cover each other. */
const ASIDE = 0.2;

/** With a grid line at each multiple of `tick`. */
export function scaleFor(moments: number, most: number, tick: number): Scale {
  const top = Math.max(tick, Math.ceil(most / tick) * tick);
  return {
    x: (moment) => (100 * moment) / Math.max(1, moments - 1),
    y: (count) => (1 - count / top) * CHART.height,
    ticks: Array.from({ length: top / tick + 1 }, (_, i) => i * tick),
  };
}

/** The line of each seat. Where several have the same count, their lines run side by side. */
export const tracks = (bySeat: readonly (readonly number[])[], { x, y }: Scale): readonly (readonly Point[])[] =>
  bySeat.map((counts, seat) =>
    counts.map((count, moment) => {
      const sharing = bySeat.flatMap((other, i) => (other[moment] === count ? [i] : []));
      return { x: x(moment), y: y(count) + (sharing.indexOf(seat) - (sharing.length - 1) / 2) * ASIDE };
    }),
  );

/** Moments between two marks on a line. Seats are marked at different moments. */
const MARKS_APART = 4;

/** Where a line has its seat's sign: not at the end, where the name is. */
export const marksOn = (track: readonly Point[], seat: number): readonly Point[] =>
  track.filter(
    (_, moment) => moment % MARKS_APART === (seat + 1) % MARKS_APART && moment > 0 && moment < track.length - 1,
  );

/** Moves the names at the ends of the lines apart until none covers another. Keeps the order of `ends`. */
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
