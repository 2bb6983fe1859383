/** Motions of people and pieces on a boat, in the boat's units. */
import type { GameObjects } from "phaser";
import type { Plate } from "../../../../../kit/world/plate.ts";
import type { Motion } from "../../../../../scenes/motion.ts";
import { inOut, into, thereAndBack, together } from "../../../../../scenes/motions.ts";
import { between, onArc, type Point } from "../../../../../scenes/point.ts";
import { numberOf } from "../../cards/palette.ts";
import type { Piece } from "../../picture/boat-art.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import type { BoatView } from "./boat-view.ts";

type Shown = Pick<GameObjects.Image, "setVisible">;

/** Hides these images, at the start or the end of the motion, while it lasts. */
export function instead(things: readonly Shown[], motion: Motion): Motion {
  const show = (isVisible: boolean): void => {
    for (const thing of things) thing.setVisible(isVisible);
  };
  return {
    ms: motion.ms,
    begin() {
      motion.begin?.();
    },
    at(progress) {
      show(false);
      motion.at?.(progress);
    },
    end() {
      motion.end?.();
      show(true);
    },
  };
}

/** A moving figure. */
export interface Mover {
  readonly as: Piece;
  readonly from: Point;
  move(figure: GameObjects.Image, progress: number): void;
}

/** In milliseconds: how long each takes, and how long after the one before it begins. */
export interface Pace {
  readonly ms: number;
  readonly gap: number;
}

/** One after the other. All stay until the last has arrived. */
function procession({ people }: BoatView, movers: readonly Mover[], { ms, gap }: Pace): Motion {
  const whole = ms + gap * Math.max(0, movers.length - 1);
  let figures: readonly GameObjects.Image[] = [];
  return {
    ms: movers.length === 0 ? 0 : whole,
    begin() {
      figures = movers.map(({ as, from }) => people.extra(as, from));
    },
    at(progress) {
      for (const [i, figure] of figures.entries()) {
        movers[i]?.move(figure, Math.min(1, Math.max(0, (progress * whole - i * gap) / ms)));
      }
    },
    end() {
      for (const figure of figures) figure.destroy();
    },
  };
}

const gapFor = (count: number): number => Math.min(110, 480 / Math.max(1, count));

export interface Walk {
  readonly as: Piece;
  /** What the figure changes into on the way. */
  readonly becomes: Piece;
  readonly from: Point;
  readonly to: Point;
}

const STEP = 24;

/** People walk in single file. */
export function walking(boat: BoatView, walks: readonly Walk[]): Motion {
  const longest = Math.max(0, ...walks.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y)));
  const pace = { ms: Math.min(760, 320 + longest * 1.6), gap: gapFor(walks.length) };
  const as = (which: "as" | "becomes") =>
    walks.map((walk): Mover => ({ as: walk[which], from: walk.from, move: stepping(walk, which === "becomes") }));
  return together(procession(boat, as("as"), pace), procession(boat, as("becomes"), pace));
}

/** Halfway the figure fades into the one that it becomes. */
function stepping({ from, to }: Walk, isLater: boolean): Mover["move"] {
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return (figure, progress) => {
    const way = inOut(progress);
    const spring = 5 * Math.abs(Math.sin(steps * Math.PI * way));
    const change = Math.min(1, Math.max(0, 3 * way - 1));
    figure.setPosition(between(from.x, to.x, way), between(from.y, to.y, way) - spring);
    figure.setAlpha(isLater ? change : 1 - change);
  };
}

export interface Leaver {
  readonly as: Piece;
  readonly from: Point;
}

/** They turn grey, fall over the side and sink. */
export function falling(boat: BoatView, leavers: readonly Leaver[]): Motion {
  const movers = leavers.map(({ as, from }, i): Mover => {
    const side = i % 2 === 0 ? -1 : 1;
    const to: Point = { x: from.x + 16 * side, y: BOAT.height + 8 };
    return {
      as,
      from,
      move(figure, progress) {
        const { x, y } = onArc(from, to, 30, into(progress));
        const grey = Math.round(between(255, 110, Math.min(1, progress * 2.5)));
        figure.setPosition(x, y).setAngle(80 * side * into(progress));
        figure.setTint((grey << 16) | (grey << 8) | grey).setAlpha(Math.min(1, 3.4 * (1 - into(progress))));
      },
    };
  });
  return procession(boat, movers, { ms: 820, gap: gapFor(movers.length) });
}

/** Where people leave the boat, and where an island is from there. */
const GANGWAY: Point = { x: BOAT.width - 44, y: 124 };
const SHORE: Point = { x: BOAT.width + 40, y: 84 };
/** The part of the way ashore that is aboard. */
const ABOARD = 0.68;

export const shorePace = (count: number): Pace => ({ ms: 900, gap: Math.min(150, 1800 / Math.max(1, count)) });

/** They walk to the gangway and from there ashore, where they are out of sight. */
export function goingAshore(boat: BoatView, people: readonly Leaver[]): Motion {
  const movers = people.map(({ as, from }): Mover => {
    const walk = stepping({ as, becomes: as, from, to: GANGWAY }, false);
    return {
      as,
      from,
      move(figure, progress) {
        if (progress <= ABOARD) {
          walk(figure, progress / ABOARD);
          figure.setAlpha(1);
          return;
        }
        const away = (progress - ABOARD) / (1 - ABOARD);
        const { x, y } = onArc(GANGWAY, SHORE, 40, inOut(away));
        figure.setPosition(x, y).setAlpha(Math.min(1, 3 * (1 - away)));
      },
    };
  });
  return procession(boat, movers, shorePace(people.length));
}

/** They fade in where they stand. */
export const appearing = (images: readonly Pick<GameObjects.Image, "setAlpha">[], ms = 360): Motion => ({
  ms,
  at(progress) {
    for (const image of images) image.setAlpha(progress);
  },
  end() {
    for (const image of images) image.setAlpha(1);
  },
});

/** They leap to a place and vanish. */
export function leaping(boat: BoatView, as: Piece, from: readonly Point[], to: Point): Motion {
  const movers = from.map(
    (start): Mover => ({
      as,
      from: start,
      move(figure, progress) {
        const { x, y } = onArc(start, to, 34, inOut(progress));
        figure.setPosition(x, y).setAlpha(Math.min(1, 4 * (1 - progress)));
      },
    }),
  );
  return procession(boat, movers, { ms: 560, gap: gapFor(movers.length) });
}

/** Emphasizes a number that changes. */
export const swelling = (plate: Plate, ms = 420): Motion => ({
  ms,
  at: (progress) => plate.swell(1 + 0.34 * thereAndBack(progress)),
  end: () => plate.swell(1),
});

/** A flash of light somewhere on the boat. */
export function flashing({ deck }: BoatView, at: Point, { color, radius, ms = 520 }: Flash): Motion {
  let light: GameObjects.Image | undefined;
  let ring: GameObjects.Image | undefined;
  const grow = (image: GameObjects.Image | undefined, by: number) =>
    image?.setDisplaySize(2 * radius * by, 2 * radius * by);
  const tint = numberOf(color);
  return {
    ms,
    begin() {
      light = deck.scene.add.image(at.x, at.y, GLOW).setBlendMode("ADD").setTint(tint);
      ring = deck.scene.add.image(at.x, at.y, RING).setTint(tint);
      deck.add([light, ring]);
    },
    at(progress) {
      grow(light?.setAlpha(thereAndBack(Math.min(1, progress * 1.3))), 0.7 + 0.5 * progress);
      grow(ring?.setAlpha(1 - progress), 0.3 + 0.9 * progress);
    },
    end() {
      light?.destroy();
      ring?.destroy();
    },
  };
}

export interface Flash {
  readonly color: string;
  readonly radius: number;
  readonly ms?: number;
}

const GLOW = "boats/glow";
const RING = "boats/ring";
const LIGHT_SIZE = 96;

/** In white, to be tinted. */
export function bakeLights({ bake }: World): void {
  const half = LIGHT_SIZE / 2;
  bake(GLOW, LIGHT_SIZE, LIGHT_SIZE, (pen) => {
    const light = pen.createRadialGradient(half, half, 0, half, half, half);
    light.addColorStop(0, "rgb(255 255 255)");
    light.addColorStop(0.35, "rgb(255 255 255 / 55%)");
    light.addColorStop(1, "rgb(255 255 255 / 0%)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
  });
  bake(RING, LIGHT_SIZE, LIGHT_SIZE, (pen) => {
    pen.arc(half, half, half - 3, 0, 2 * Math.PI);
    pen.lineWidth = 4;
    pen.strokeStyle = "#fff";
    pen.stroke();
  });
}
