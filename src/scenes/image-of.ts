/** Textures are drawn in device pixels, and their images are placed in units. */
import type { GameObjects } from "phaser";
import type { World } from "./world.ts";

/** An image in its layer, as large as its texture was baked. To scale it further, start from `1 / world.scale`. */
export function imageOf<Layer extends string>(
  world: World<Layer>,
  layer: NoInfer<Layer>,
  texture: string,
): GameObjects.Image {
  const image = world.scene.add.image(0, 0, texture).setScale(1 / world.scale);
  world.layers[layer].add(image);
  return image;
}
