/** Flowing water: a tile of swell and a tile of glints, moving over a gradient. */
import type { GameObjects } from "phaser";
import { ambient } from "./ambient.ts";
import type { Area } from "./area.ts";
import type { Point } from "./point.ts";
import { bakeTiles, GLINT_TILE, SWELL_TILE, TILE, WHITE_TILE } from "./water-tiles.ts";
import type { World } from "./world.ts";

export interface WaterLook {
  /** Colours at the far and the near edge, as 0xrrggbb. */
  readonly far: number;
  readonly near: number;
  readonly swell: number;
  readonly glint: number;
  /** 0 to 1. */
  readonly swellStrength: number;
  readonly glintStrength: number;
}

export interface Water {
  /** For the caller to put into a layer or a container. */
  readonly things: readonly GameObjects.GameObject[];
  place(area: Area): void;
  look(look: WaterLook): void;
  /** Units a second, to the right and down. */
  flow(speed: Point): void;
}

export function createWater(world: World): Water {
  bakeTiles(world);
  const { scene } = world;
  const ground = scene.add.image(0, 0, WHITE_TILE);
  const swell = scene.add.tileSprite(0, 0, 1, 1, SWELL_TILE);
  const glint = scene.add.tileSprite(0, 0, 1, 1, GLINT_TILE);
  const things = [ground, swell, glint];
  for (const thing of things) thing.setOrigin(0, 0);
  for (const tile of [swell, glint]) tile.setTileScale(1 / world.scale);

  let speed: Point = { x: 0, y: 0 };
  let seconds = 0;
  const drifts = [drifting(swell, 0.6, 9), drifting(glint, 1, -6)];
  ambient(world, (passed) => {
    seconds += passed;
    for (const drift of drifts) drift(passed);
  });

  /** The tiles flow, and rock a little against each other. */
  function drifting(tile: GameObjects.TileSprite, share: number, rocking: number): (passed: number) => void {
    let gone: Point = { x: 0, y: 0 };
    return (passed) => {
      // Kept small, because shaders have little precision for large numbers.
      gone = { x: (gone.x + speed.x * passed * share) % TILE, y: (gone.y + speed.y * passed * share) % TILE };
      tile.tilePositionX = (rocking * Math.sin(seconds * 0.7) - gone.x) * world.scale;
      tile.tilePositionY = (rocking * Math.cos(seconds * 0.5) - gone.y) * world.scale;
    };
  }

  return {
    things,
    place({ x, y, width, height }) {
      ground.setPosition(x, y).setDisplaySize(width, height);
      for (const tile of [swell, glint]) tile.setPosition(x, y).setSize(width, height);
    },
    look({ far, near, swell: dark, glint: light, swellStrength, glintStrength }) {
      ground.setTint(far, far, near, near);
      swell.setTint(dark).setAlpha(swellStrength);
      glint.setTint(light).setAlpha(glintStrength);
    },
    flow(to) {
      speed = to;
    },
  };
}
