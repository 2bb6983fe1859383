/** Motions of cards. Where they lie before and after isn't decided here. */
import type { GameObjects } from "phaser";
import { flyCard, ON_ITS_WAY } from "../../scenes/card-flight.ts";
import { imageOf } from "../../scenes/image-of.ts";
import type { Motion } from "../../scenes/motion.ts";
import { eased, inTurn, into, thereAndBack, together } from "../../scenes/motions.ts";
import type { World } from "../../scenes/world.ts";
import type { CardPlace } from "./place.ts";
import { type Looks, type Lying, poseOf } from "./pose.ts";

export interface CardMove<Face> {
  readonly from: Lying<Face>;
  /** Where it is turned up, if that isn't where it lies. */
  readonly via?: CardPlace;
  readonly to: Lying<Face>;
}

const GAP_MS = 110;
const TURN_MS = 380;
/** How long a card that was turned up stays, to be read. */
const READ_MS = 520;

const fly = <Face>(
  world: World<"cards">,
  looks: Looks<Face>,
  { from, to }: CardMove<Face>,
  ms: number,
  arc: number,
): Motion => flyCard(world, { from: poseOf(looks, from, to.place), to: poseOf(looks, to), ms, arc });

/** Moves cards, each starting a little after the one before. */
export const travel = <Face>(world: World<"cards">, looks: Looks<Face>, moves: readonly CardMove<Face>[]): Motion =>
  inSingleFile(world, looks, moves, (move) => fly(world, looks, move, 560, 24));

/**
 * Cards that wait are shown where they were, and those that have arrived where they are, until the last has arrived.
 */
function inSingleFile<Face>(
  world: World<"cards">,
  looks: Looks<Face>,
  moves: readonly CardMove<Face>[],
  flightOf: (move: CardMove<Face>) => Motion,
): Motion {
  const last = moves.length - 1;
  return together(
    ...moves.map((move, i) =>
      inTurn(
        lie(world, looks, [move.from], i * GAP_MS),
        flightOf(move),
        lie(world, looks, [move.to], (last - i) * GAP_MS),
      ),
    ),
  );
}

/** Turns all up where they lie, leaves time to read them, then moves them on. */
export function reveal<Face>(world: World<"cards">, looks: Looks<Face>, moves: readonly CardMove<Face>[]): Motion {
  const risen = moves.map(({ from, via, to }) => ({ from, up: { face: to.face, place: via ?? from.place }, to }));
  return inTurn(
    together(...risen.map(({ from, up }) => fly(world, looks, { from, to: up }, TURN_MS, 16))),
    lie(
      world,
      looks,
      risen.map(({ up }) => up),
      READ_MS,
    ),
    inSingleFile(
      world,
      looks,
      risen.map(({ up, to }) => ({ from: up, to })),
      (move) => fly(world, looks, move, 640, 46),
    ),
  );
}

/** Shows cards in their place for a while. */
function lie<Face>(world: World<"cards">, looks: Looks<Face>, cards: readonly Lying<Face>[], ms: number): Motion {
  let images: readonly GameObjects.Image[] = [];
  return {
    ms,
    begin() {
      images = cards.map((card) => place(world, looks, card));
    },
    end() {
      for (const image of images) image.destroy();
    },
  };
}

function place<Face>(world: World<"cards">, looks: Looks<Face>, card: Lying<Face>): GameObjects.Image {
  const { x, y, size, angle, texture } = poseOf(looks, card);
  return imageOf(world, "cards", texture)
    .setName(ON_ITS_WAY)
    .setPosition(x, y)
    .setAngle(angle)
    .setScale(size / world.scale);
}

/** Hides these images while the motion lasts. */
export function without(hidden: readonly GameObjects.Image[], motion: Motion): Motion {
  const hide = (isHidden: boolean): void => {
    for (const image of hidden) image.setVisible(!isHidden);
  };
  return {
    ms: motion.ms,
    begin() {
      hide(true);
      motion.begin?.();
    },
    at(progress) {
      // `settle` may have shown them again meanwhile.
      hide(true);
      motion.at?.(progress);
    },
    end() {
      motion.end?.();
      hide(false);
    },
  };
}

/** The card drifts off and goes under. */
export function sink<Face>(world: World<"cards">, looks: Looks<Face>, card: Lying<Face>): Motion {
  let image: GameObjects.Image | undefined;
  const motion: Motion = {
    ms: 620,
    begin() {
      image = place(world, looks, card);
    },
    at(progress) {
      const { x, y, size, angle } = poseOf(looks, card);
      const gone = 46 * size * progress;
      const turned = (angle * Math.PI) / 180;
      image?.setPosition(x - gone * Math.sin(turned), y + gone * Math.cos(turned)).setAlpha(1 - progress);
      image?.setScale((size * (1 - 0.4 * progress)) / world.scale);
    },
    end() {
      image?.destroy();
    },
  };
  return eased(motion, into);
}

const GLOW = 24;

export interface Glow {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Light spreads from the card in this place. */
export function glow(world: World<"cards">, look: Glow, { x, y, size, angle }: CardPlace, ms: number): Motion {
  let light: GameObjects.Image | undefined;
  const motion: Motion = {
    ms,
    begin() {
      light = imageOf(world, "cards", bakeGlow(world, look)).setPosition(x, y).setAngle(angle);
    },
    at(progress) {
      light?.setAlpha(progress).setScale((size * (1 + 0.08 * progress)) / world.scale);
    },
    end() {
      light?.destroy();
    },
  };
  return eased(motion, thereAndBack);
}

function bakeGlow(world: World<"cards">, { width, height, color }: Glow): string {
  const name = `card.glow.${width}.${height}.${color}`;
  world.bake(name, width + 2 * GLOW, height + 2 * GLOW, (pen) => {
    pen.shadowColor = color;
    pen.shadowBlur = GLOW * 0.8 * world.scale;
    pen.strokeStyle = color;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.roundRect(GLOW, GLOW, width, height, 9);
    pen.stroke();
    pen.stroke();
  });
  return name;
}

/** Darkens an image. */
export function dim(image: GameObjects.Image, ms: number): Motion {
  return {
    ms,
    at: (progress) => {
      image.setAlpha(1 - 0.6 * Math.min(1, 3 * progress));
    },
    end: () => {
      image.setAlpha(1);
    },
  };
}
