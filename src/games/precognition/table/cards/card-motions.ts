/** How cards move. What lies where before and after is settled elsewhere. */
import type { GameObjects } from "phaser";
import { flyCard, ON_ITS_WAY } from "../../../../scenes/card-flight.ts";
import { imageOf } from "../../../../scenes/image-of.ts";
import type { Motion } from "../../../../scenes/motion.ts";
import { eased, inTurn, into, thereAndBack, together } from "../../../../scenes/motions.ts";
import type { Season } from "../../model/card.ts";
import type { World } from "../world/layers.ts";
import type { CardPlace } from "./card-places.ts";
import { type Lying, poseOf } from "./card-pose.ts";
import { LANTERN } from "./palette.ts";

export interface CardMove {
  readonly from: Lying;
  /** Where it is turned up, if not where it lies. */
  readonly via?: CardPlace;
  readonly to: Lying;
}

const GAP_MS = 110;
const TURN_MS = 380;
/** What has been turned up is read before it moves on. */
const READ_MS = 520;

const fly = (world: World, season: Season, { from, to }: CardMove, ms: number, arc: number): Motion =>
  flyCard(world, { from: poseOf(world, season, from, to.place), to: poseOf(world, season, to), ms, arc });

/** Cards that travel, one a little after the other. */
export const travel = (world: World, season: Season, moves: readonly CardMove[]): Motion =>
  inSingleFile(world, season, moves, (move) => fly(world, season, move, 560, 24));

/** Those that wait for their turn lie where they were, and those that have arrived lie there until all have. */
function inSingleFile(
  world: World,
  season: Season,
  moves: readonly CardMove[],
  flightOf: (move: CardMove) => Motion,
): Motion {
  const last = moves.length - 1;
  return together(
    ...moves.map((move, i) =>
      inTurn(
        lie(world, season, [move.from], i * GAP_MS),
        flightOf(move),
        lie(world, season, [move.to], (last - i) * GAP_MS),
      ),
    ),
  );
}

/** All are turned up where they lie, are read, and then go their ways. */
export function reveal(world: World, season: Season, moves: readonly CardMove[]): Motion {
  const risen = moves.map(({ from, via, to }) => ({ from, up: { face: to.face, place: via ?? from.place }, to }));
  return inTurn(
    together(...risen.map(({ from, up }) => fly(world, season, { from, to: up }, TURN_MS, 16))),
    lie(
      world,
      season,
      risen.map(({ up }) => up),
      READ_MS,
    ),
    inSingleFile(
      world,
      season,
      risen.map(({ up, to }) => ({ from: up, to })),
      (move) => fly(world, season, move, 640, 46),
    ),
  );
}

/** Cards that only lie there for a while. */
function lie(world: World, season: Season, cards: readonly Lying[], ms: number): Motion {
  let images: readonly GameObjects.Image[] = [];
  return {
    ms,
    begin() {
      images = cards.map((card) => place(world, season, card));
    },
    end() {
      for (const image of images) image.destroy();
    },
  };
}

function place(world: World, season: Season, card: Lying): GameObjects.Image {
  const { x, y, size, angle, texture } = poseOf(world, season, card);
  return imageOf(world, "cards", texture)
    .setName(ON_ITS_WAY)
    .setPosition(x, y)
    .setAngle(angle)
    .setScale(size / world.scale);
}

/** What is not seen as long as the motion lasts. */
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
      // Something else may have put them in their place meanwhile.
      hide(true);
      motion.at?.(progress);
    },
    end() {
      motion.end?.();
      hide(false);
    },
  };
}

/** Drifts off and goes under. */
export function sink(world: World, season: Season, card: Lying): Motion {
  let image: GameObjects.Image | undefined;
  const motion: Motion = {
    ms: 620,
    begin() {
      image = place(world, season, card);
    },
    at(progress) {
      const { x, y, size, angle } = poseOf(world, season, card);
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

/** Light goes out from the card. */
export function glow(world: World, { x, y, size, angle }: CardPlace, ms: number): Motion {
  let light: GameObjects.Image | undefined;
  const motion: Motion = {
    ms,
    begin() {
      light = imageOf(world, "cards", bakeGlow(world)).setPosition(x, y).setAngle(angle);
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

function bakeGlow(world: World): string {
  const name = "card.glow";
  const [width, height] = [120 + 2 * GLOW, 168 + 2 * GLOW];
  world.bake(name, width, height, (pen) => {
    pen.shadowColor = LANTERN;
    pen.shadowBlur = GLOW * 0.8 * world.scale;
    pen.strokeStyle = LANTERN;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.roundRect(GLOW, GLOW, 120, 168, 9);
    pen.stroke();
    pen.stroke();
  });
  return name;
}

/** Steps back into the dark. */
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
