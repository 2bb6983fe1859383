/** A picture that repeats endlessly. Images side by side cost less than a tile sprite of the same width. */
import type { GameObjects } from "phaser";
import type { World } from "../../picture/layers.ts";
import { STRIP } from "../../picture/river-art.ts";

export interface Strip {
  /** Fills this width. `size` is its scale, and `tall` an additional vertical scale. */
  place(width: number, y: number, size: number, tall?: number): void;
  /** Scrolls it to the left. */
  move(way: number): void;
  /** Changes the look of each image. */
  each(look: (image: GameObjects.Image) => void): void;
}

export function createStrip(world: World, parent: GameObjects.Container, texture: string): Strip {
  const whole = world.farScene.add.container(0, 0).setName(texture);
  parent.add(whole);
  const images: GameObjects.Image[] = [];
  let look: (image: GameObjects.Image) => void = () => undefined;
  let length = STRIP.width as number;
  let way = 0;

  function move(to: number): void {
    way = to;
    whole.setX(-(((way % length) + length) % length));
  }

  return {
    place(width, y, size, tall = 1) {
      length = STRIP.width * size;
      const needed = Math.ceil(width / length) + 1;
      while (images.length < needed) {
        const image = world.farScene.add.image(0, 0, texture);
        look(image);
        images.push(image);
        whole.add(image);
      }
      for (const [i, image] of images.entries()) {
        image
          .setVisible(i < needed)
          .setX(i * length)
          .setScale(size / world.scale, (size * tall) / world.scale);
      }
      whole.setY(y);
      move(way);
    },
    move,
    each(to) {
      look = to;
      for (const image of images) look(image);
    },
  };
}
