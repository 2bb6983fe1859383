/** Particles in the air, such as leaves or rain: one blitter, in which all positions are functions of time. */
import type { GameObjects } from "phaser";
import type { World } from "../../scenes/world.ts";
import type { Size } from "./fitted.ts";

export interface Drift {
  fade(alpha: number): void;
  /** Puts it into a world of this size. */
  place(size: Size): void;
  /** Seconds since the world was opened. */
  pass(seconds: number): void;
}

export interface DriftKind {
  readonly count: number;
  /** In units per second, to the right and down; pieces differ by up to a third. */
  readonly wind: number;
  readonly fall: number;
  readonly sway: number;
  readonly alpha: number;
  /** The side of a frame of the texture, and how many frames lie side by side. */
  readonly frame: number;
  readonly frames: number;
  draw(pen: CanvasRenderingContext2D, frame: number): void;
}

/** Its texture has the same name. */
export function createDrift<Layer extends string>(
  world: World<Layer>,
  layer: Layer,
  name: string,
  kind: DriftKind,
): Drift {
  const { scale, farScene: scene } = world;
  world.bake(name, kind.frame * kind.frames, kind.frame, (pen) => {
    for (let frame = 0; frame < kind.frames; frame += 1) {
      pen.save();
      pen.translate(kind.frame * (frame + 0.5), kind.frame / 2);
      kind.draw(pen, frame);
      pen.restore();
    }
  });
  const side = Math.round(kind.frame * scale);
  for (let frame = 0; frame < kind.frames; frame += 1)
    scene.textures.get(name).add(frame, 0, frame * side, 0, side, side);

  const blitter: GameObjects.Blitter = scene.add.blitter(0, 0, name).setScale(1 / scale);
  blitter.setName(name);
  world.layers[layer].add(blitter);
  const pieces = Array.from({ length: kind.count }, (_, i) => ({
    bob: blitter.create(0, 0, i % kind.frames),
    x: scattered(i, 0),
    y: scattered(i, 1),
    pace: 0.7 + 0.6 * scattered(i, 2),
    turn: 2 * Math.PI * scattered(i, 3),
  }));
  let size: Size | undefined;
  let now = 0;

  function move(): void {
    if (size === undefined || !blitter.visible) return;
    const { width, height } = size;
    const [wide, high] = [width + 2 * kind.frame, height + 2 * kind.frame];
    for (const { bob, x, y, pace, turn } of pieces) {
      const sway = kind.sway * Math.sin(now * pace + turn);
      bob.x = (wrapped(x * wide + kind.wind * pace * now + sway, wide) - kind.frame) * scale;
      bob.y = (wrapped(y * high + kind.fall * pace * now, high) - kind.frame) * scale;
    }
  }

  return {
    fade(alpha) {
      blitter.setAlpha(alpha * kind.alpha).setVisible(alpha > 0);
      move();
    },
    place(to) {
      size = to;
      move();
    },
    pass(seconds) {
      now = seconds;
      move();
    },
  };
}

const wrapped = (value: number, size: number): number => ((value % size) + size) % size;

/** Steps of a low-discrepancy sequence, so that pieces are spread evenly. */
const STRIDES = [0.7548, 0.5698, 0.8191, 0.3437] as const;
const scattered = (i: number, kind: 0 | 1 | 2 | 3): number => wrapped((i + 1) * STRIDES[kind], 1);
