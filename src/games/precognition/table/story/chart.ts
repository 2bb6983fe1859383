/** Where the lines of the chart run. Everything in units of its view box. */

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const CHART: Chart = { width: 640, height: 240, left: 34, right: 148, top: 14, bottom: 30 };
/** On a phone there is no room for names. */
export const SMALL_CHART: Chart = { ...CHART, width: 320, left: 26, right: 48 };

export interface Scale {
  x(moment: number): number;
  y(healthy: number): number;
  /** Healthy Humans at the lines across. */
  readonly ticks: readonly number[];
}

const TICK = 5;

export function scaleFor(moments: number, most: number, chart: Chart): Scale {
  const top = Math.max(TICK, Math.ceil(most / TICK) * TICK);
  const { left, right, top: above, bottom, width, height } = chart;
  const wide = width - left - right;
  const high = height - above - bottom;
  return {
    x: (moment) => left + (moment / Math.max(1, moments - 1)) * wide,
    y: (healthy) => above + (1 - healthy / top) * high,
    ticks: Array.from({ length: top / TICK + 1 }, (_, i) => i * TICK),
  };
}

export const pathOf = (counts: readonly number[], { x, y }: Scale): string =>
  counts
    .map((healthy, moment) => `${moment === 0 ? "M" : "L"}${x(moment).toFixed(1)} ${y(healthy).toFixed(1)}`)
    .join("");

/** The names at the ends of the lines, moved apart until none covers another; in the order of the ends. */
export function spread(ends: readonly number[], gap: number): number[] {
  const order = ends.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (const [at, one] of order.entries()) {
    const above = order[at - 1];
    if (above !== undefined) one.y = Math.max(one.y, above.y + gap);
  }
  const floor = CHART.height - CHART.bottom;
  for (const [at, one] of [...order.entries()].reverse()) {
    const below = order[at + 1];
    one.y = Math.min(one.y, below === undefined ? floor : below.y - gap);
  }
  return order.toSorted((a, b) => a.i - b.i).map(({ y }) => y);
}
