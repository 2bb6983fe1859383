/** A season's sky, banks and island, which can be faded together. */
import type { GameObjects } from "phaser";
import type { LayerName, World } from "../../picture/layers.ts";
import { ISLAND, STRIP } from "../../picture/river-art.ts";
import { bakeLight } from "./light.ts";
import type { Places } from "./places.ts";
import type { SeasonLook } from "./season-looks.ts";
import { createStrip } from "./strip.ts";

export interface Scenery {
  /** `alpha` fades the sky. The banks don’t fade but sink into the water: `risen` is 1 when they are fully up. */
  fade(alpha: number, risen: number): void;
  place(places: Places): void;
  /** `way` is the distance that the boats have come. */
  travel(way: number): void;
  /** 1 is beyond the right edge, 0 in its place, −1 beyond the left edge. */
  island(away: number): void;
}

type FarLayer = Extract<LayerName, "sky" | "banks" | "water" | "river">;
const LAYERS: readonly FarLayer[] = ["sky", "banks", "water", "river"];

/** Parallax: relative speeds of the layers. */
const SPEED = { sky: 0.05, far: 0.12, mid: 0.34, near: 1 } as const;

/** The x of an island while the boats are there, as a share of the width: between boats, not behind one. */
const ASHORE = 0.66;

export function createScenery(world: World, look: SeasonLook): Scenery {
  const { farScene: scene, scale } = world;
  bakeLight(world, look);
  const parts = Object.fromEntries(
    LAYERS.map((layer) => {
      const part = scene.add.container(0, 0).setName(`river/${look.name}/${layer}`);
      world.layers[layer].add(part);
      return [layer, part];
    }),
  ) as Record<FarLayer, GameObjects.Container>;
  const add = <T extends GameObjects.GameObject>(layer: FarLayer, thing: T): T => {
    parts[layer].add(thing);
    return thing;
  };
  const strip = (layer: FarLayer, name: string) => createStrip(world, parts[layer], `river/${look.name}-${name}`);
  const image = (layer: FarLayer, name: string) => add(layer, scene.add.image(0, 0, `river/${look.name}-${name}`));

  const air = image("sky", "air").setOrigin(0, 0);
  const halo = image("sky", "halo");
  const clouds = strip("sky", "sky");
  clouds.each((one) => one.setOrigin(0, 0));
  const far = strip("banks", "far");
  const mid = strip("banks", "mid");
  const mirror = strip("water", "mid");
  mirror.each((one) => one.setOrigin(0, 0).setFlipY(true).setAlpha(0.34).setTint(look.water.far));
  const glade = image("water", "glade").setOrigin(0.5, 0).setBlendMode("ADD");
  const haze = add("water", scene.add.image(0, 0, "river/haze").setOrigin(0, 0.5).setTint(look.haze.color));
  haze.setAlpha(look.haze.strength);
  const near = strip("river", "near");
  for (const one of [far, mid, near]) one.each((image) => image.setOrigin(0, 1));
  const veil = add("river", scene.add.image(0, 0, "river/veil").setTint(look.haze.color));
  const islandMirror = image("river", "island").setOrigin(0.5, 0).setFlipY(true).setAlpha(0.3).setTint(look.water.far);
  const island = image("river", "island").setOrigin(0.5, 1).setName(`river/island/${look.name}`);

  let places: Places | undefined;
  let away = 1;
  let way = 0;

  function moveIsland(): void {
    if (places === undefined) return;
    const { width, horizon, size } = places;
    const wide = ISLAND.width * islandSize(places);
    const rest = ASHORE * width;
    const x = rest + away * (away > 0 ? width - rest + wide / 2 : rest + wide / 2);
    for (const one of [island, islandMirror]) one.setVisible(Math.abs(away) < 1).setX(x);
    const large = islandSize(places);
    const base = horizon + 46 * size;
    island.setY(base).setScale(large / scale);
    islandMirror.setY(base - 6 * size).setScale(large / scale, (0.36 * large) / scale);
    veil
      .setPosition(x, base - 60 * large)
      .setDisplaySize(900 * large, 460 * large)
      .setVisible(island.visible);
  }

  function move(): void {
    clouds.move(way * SPEED.sky);
    far.move(way * SPEED.far);
    mid.move(way * SPEED.mid);
    mirror.move(way * SPEED.mid);
    near.move(way * SPEED.near);
  }

  return {
    fade(alpha, risen) {
      for (const layer of LAYERS) parts[layer].setVisible(alpha > 0 || risen > 0);
      parts.sky.setAlpha(alpha);
      for (const layer of ["water", "river"] as const) parts[layer].setAlpha(risen);
      parts.banks.setY((1 - risen) * STRIP.height * (places?.size ?? 1));
    },
    place(to) {
      places = to;
      const { width, height, horizon, size } = places;
      air.setPosition(0, 0).setDisplaySize(width, horizon + 4);
      halo.setPosition(look.disc.x * width, look.disc.y * horizon).setScale((1.15 * size) / scale);
      clouds.place(width, 0, Math.max(0.6, horizon / STRIP.sky));
      far.place(width, horizon + 1, size);
      mid.place(width, horizon + 1, size);
      mirror.place(width, horizon, size, 0.55);
      near.place(width, horizon + 0.07 * (height - horizon) + 22 * size, 0.9 * size);
      glade
        .setPosition(look.disc.x * width, horizon)
        .setDisplaySize(230 * size, Math.min(height - horizon, 330 * size));
      haze.setPosition(0, horizon).setDisplaySize(width, 150 * size);
      moveIsland();
      move();
    },
    travel(to) {
      way = to;
      move();
    },
    island(to) {
      away = to;
      moveIsland();
    },
  };
}

/** Smaller on narrow screens. */
const islandSize = ({ size, width }: Places): number => Math.min(1.05 * size, (0.85 * width) / ISLAND.width);
