/** Arrows in the world, for what moves from one place to another or may do so. */
import type { GameObjects } from "phaser";
import { between, type Point } from "../../scenes/point.ts";
import type { Area } from "../../scenes/show.ts";

export interface Way {
  /** `t` is from 0 to 1. */
  at(t: number): Point;
  /** The direction of its head. */
  readonly angle: number;
}

export const curve = (from: Point, bend: Point, to: Point): Way => ({
  at: (t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
  }),
  angle: Math.atan2(to.y - bend.y, to.x - bend.x),
});

/** One after the other; the first has this share of the whole. */
export const joined = (one: Way, other: Way, share: number): Way => ({
  at: (t) => (t < share ? one.at(t / share) : other.at((t - share) / (1 - share))),
  angle: other.angle,
});

/** The part of a way at its end that gives the direction. */
const END = 0.04;

export function reversed({ at }: Way): Way {
  const [near, end] = [at(END), at(0)];
  return { at: (t) => at(1 - t), angle: Math.atan2(end.y - near.y, end.x - near.x) };
}

/** How far a way bends towards the middle of the table. */
const OVER = 0.6;

export const over = (from: Point, to: Point, middle: Point): Way =>
  curve(
    from,
    { x: between(between(from.x, to.x, 0.5), middle.x, OVER), y: between(between(from.y, to.y, 0.5), middle.y, OVER) },
    to,
  );

interface Look {
  readonly width: number;
  readonly alpha: number;
  /** The length of a dash and of the gap after it. */
  readonly stretch: number;
  readonly head: number;
}

/** An arrow is fainter while it isn't known what goes there, and thin and dotted if it's for later. */
const LOOKS = {
  sure: { width: 4, alpha: 1, stretch: 11, head: 16 },
  open: { width: 4, alpha: 0.7, stretch: 11, head: 16 },
  later: { width: 3, alpha: 0.85, stretch: 4, head: 12 },
} as const satisfies Record<string, Look>;
export type ArrowLook = keyof typeof LOOKS;

const DARK = 0x0b1720;
const OPENING = 0.45;
/** A dark rim makes an arrow stand out from a ground of its own colour. */
const RIM = { width: 2, alpha: 0.75 } as const;

export function drawArrow(pen: GameObjects.Graphics, way: Way, color: number, name: ArrowLook): void {
  const look = LOOKS[name];
  const dark = { ...look, width: look.width + 2 * RIM.width, alpha: look.alpha * RIM.alpha };
  drawStretches(pen, way, DARK, dark, RIM.width);
  drawStretches(pen, way, color, look, 0);
}

/** The dashes and the head, each `longer` at all ends. */
function drawStretches(pen: GameObjects.Graphics, { at, angle }: Way, color: number, look: Look, longer: number): void {
  const [from, to] = [at(0), at(1)];
  const stretches = 1 + 2 * Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * look.stretch));
  pen.lineStyle(look.width, color, look.alpha);
  for (let i = 0; i < stretches; i += 2) {
    const [a, b] = [at(i / stretches), at((i + 1) / stretches)];
    const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    const [x, y] = [((b.x - a.x) * longer) / length, ((b.y - a.y) * longer) / length];
    pen.lineBetween(a.x - x, a.y - y, b.x + x, b.y + y);
  }
  const tip = { x: to.x + 2 * longer * Math.cos(angle), y: to.y + 2 * longer * Math.sin(angle) };
  drawHead(pen, tip, angle, color, { ...look, head: look.head + 3.6 * longer });
}

function drawHead(pen: GameObjects.Graphics, { x, y }: Point, angle: number, color: number, look: Look): void {
  const corner = (turn: number): Point => ({
    x: x - look.head * Math.cos(angle + turn),
    y: y - look.head * Math.sin(angle + turn),
  });
  const [one, other] = [corner(OPENING), corner(-OPENING)];
  pen.fillStyle(color, look.alpha);
  pen.fillTriangle(x, y, one.x, one.y, other.x, other.y);
}

/** A faint outline for what will lie there. `round` is the corner radius relative to the width. */
export function drawEmpty(
  pen: GameObjects.Graphics,
  { x, y, width, height }: Area,
  color: number,
  round: number,
): void {
  const corner = round * Math.min(width, height);
  pen.fillStyle(DARK, 0.22).fillRoundedRect(x, y, width, height, corner);
  pen.lineStyle(3.5, DARK, 0.4).strokeRoundedRect(x, y, width, height, corner);
  pen.lineStyle(1.5, color, 0.75).strokeRoundedRect(x, y, width, height, corner);
}
