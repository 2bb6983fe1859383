import type { Group, Part, Shape } from "./drawing.ts";

interface How {
  readonly scale?: number;
  readonly turn?: number;
  readonly isFlipped?: boolean;
}

export const put = (parts: readonly Part[], x: number, y: number, how: How = {}): Group => ({ parts, x, y, ...how });

export const fill = (d: string, paint: Shape["fill"] & {}, opacity?: number): Shape => ({
  d,
  fill: paint,
  ...(opacity !== undefined && { opacity }),
});

export const stroke = (d: string, paint: string, width: number, opacity?: number): Shape => ({
  d,
  line: { paint, width },
  ...(opacity !== undefined && { opacity }),
});
