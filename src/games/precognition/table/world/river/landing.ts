/** A banner with the island's name when the boats land, over the course, where it hides neither boats nor cards. */

import type { GameObjects } from "phaser";
import type { Motion } from "../../../../../scenes/motion.ts";
import { out } from "../../../../../scenes/motions.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { TileId } from "../../../model/river.ts";
import { INK, LANTERN, PAPER } from "../../cards/palette.ts";
import type { World } from "../../picture/layers.ts";
import { tileName } from "../../texts/names.ts";

const BANNER = { width: 420, height: 96 } as const;

export function landing(world: World, tile: TileId, at: Point & { readonly angle: number }, height: number): Motion {
  const { scene, scale } = world;
  const size = height / BANNER.height;
  let banner: GameObjects.Container | undefined;
  return {
    ms: 2000,
    begin() {
      bakeBanner(world);
      const paper = scene.add.image(0, 0, "river/banner").setScale(1 / scale);
      const name = scene.add.text(0, -7, world.say({ key: tileName(tile).piece }), {
        fontFamily: "Marcellus",
        fontSize: 36,
        color: INK,
        resolution: scale * size,
      });
      name.setOrigin(0.5);
      name.setScale(Math.min(1, 300 / name.width));
      banner = scene.add.container(at.x, at.y, [paper, name]).setName(`river/landing/${tile}`).setAngle(at.angle);
      world.layers.cards.add(banner);
    },
    at(progress) {
      const open = out(Math.min(1, progress / 0.22));
      const gone = Math.max(0, (progress - 0.86) / 0.14);
      banner?.setScale(size * (0.3 + 0.7 * open), size).setAlpha(Math.min(1, 2 * open) * (1 - gone));
      banner?.setY(at.y - 14 * gone);
    },
    end: () => banner?.destroy(),
  };
}

/** With swallow-tailed ends. */
function bakeBanner(world: World): void {
  const { width, height } = BANNER;
  world.bake("river/banner", width, height, (pen) => {
    const piece = (d: string, fill: string): void => {
      const path = new Path2D(d);
      pen.fillStyle = fill;
      pen.fill(path);
      pen.strokeStyle = INK;
      pen.lineWidth = 2;
      pen.stroke(path);
    };
    piece("M4 30H70V86H4L26 58z", "#c98f3f");
    piece(`M${width - 4} 30H${width - 70}V86H${width - 4}L${width - 26} 58z`, "#c98f3f");
    piece(`M44 74L70 86V74z`, "#6b4420");
    piece(`M${width - 44} 74L${width - 70} 86V74z`, "#6b4420");
    pen.shadowColor = "rgb(5 10 16 / 55%)";
    pen.shadowBlur = 10 * world.scale;
    pen.shadowOffsetY = 3 * world.scale;
    piece(`M44 12Q${width / 2} -2 ${width - 44} 12V74Q${width / 2} 60 44 74z`, PAPER);
    pen.shadowColor = "transparent";
    pen.strokeStyle = LANTERN;
    pen.lineWidth = 2;
    pen.stroke(new Path2D(`M52 18Q${width / 2} 5 ${width - 52} 18M52 66Q${width / 2} 53 ${width - 52} 66`));
  });
}
