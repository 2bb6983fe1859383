/** A position in the world, in units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const between = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** Between two angles, in degrees, the shorter way round. */
export const turnedBetween = (from: number, to: number, progress: number): number =>
  from + (((((to - from) % 360) + 540) % 360) - 180) * progress;

/** On an arc whose middle is `height` units above the straight line. */
export const onArc = (from: Point, to: Point, height: number, progress: number): Point => ({
  x: between(from.x, to.x, progress),
  y: between(from.y, to.y, progress) - 4 * height * progress * (1 - progress),
});
