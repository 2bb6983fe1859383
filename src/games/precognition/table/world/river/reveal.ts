/** The motion of turning up a tile: it is lifted out of the row, shown large, and laid back. */

import type { GameObjects } from "phaser";
import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import type { Motion } from "../../../../../scenes/motion.ts";
import { inOut, out } from "../../../../../scenes/motions.ts";
import { between, type Point } from "../../../../../scenes/point.ts";
import type { TileId } from "../../../model/river.ts";
import { seasonOf } from "../../../model/river.ts";
import { riverPiece } from "../../cards/river-piece.ts";
import { TILE, tileBack, tileFace } from "../../cards/tile-face.ts";
import type { World } from "../../picture/layers.ts";
import { tileName } from "../../texts/names.ts";

/** Its scale while it is shown large. */
const LARGE = 2;
const UP = 0.3;
const DOWN = 0.8;

type Image = GameObjects.Image;

export interface Reveal {
  readonly round: number;
  readonly tile: TileId;
  readonly from: Point & { readonly size: number };
  readonly to: Point;
  /** In degrees. */
  readonly angle: number;
  readonly width: number;
}

export function reveal(world: World, { round, tile, from, to, angle, width }: Reveal): Motion {
  const { scene, scale } = world;
  const small = (from.size * 52) / (TILE.width * LARGE);
  const large = width / (TILE.width * LARGE);
  let shown: { readonly shade: Image; readonly piece: Image } | undefined;
  return {
    ms: 2300,
    begin() {
      const shade = scene.add.image(0, 0, "river/shade");
      const piece = scene.add.image(0, 0, backOf(world, round)).setName(`river/reveal/${tile}`).setAngle(angle);
      world.layers.cards.add([shade, piece]);
      shown = { shade, piece };
    },
    at(progress) {
      if (shown === undefined) return;
      const { shade, piece } = shown;
      const near = progress < UP ? out(progress / UP) : progress < DOWN ? 1 : 1 - inOut((progress - DOWN) / (1 - DOWN));
      const turn = Math.min(1, Math.max(0, (progress - 0.12) / 0.2));
      const edge = Math.abs(Math.cos(Math.PI * turn));
      const size = between(small, large, near) / scale;
      const y = between(from.y, to.y, near) + 3 * Math.sin(progress * 14) * near;
      piece.setTexture(turn < 0.5 ? backOf(world, round) : faceOf(world, tile));
      piece.setPosition(between(from.x, to.x, near), y).setScale(size * edge, size);
      shade.setPosition(piece.x, y + 8 * near).setAlpha(near);
      shade.setDisplaySize(width * 2.1 * near, width * 1.7 * near);
    },
    end() {
      shown?.shade.destroy();
      shown?.piece.destroy();
    },
  };
}

export function bakeShade(world: World): void {
  world.bake("river/shade", 128, 128, (pen) => {
    const paint = pen.createRadialGradient(64, 64, 8, 64, 64, 64);
    paint.addColorStop(0, "rgb(5 10 16 / 75%)");
    paint.addColorStop(0.5, "rgb(5 10 16 / 42%)");
    paint.addColorStop(1, "rgb(5 10 16 / 0%)");
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 128, 128);
  });
}

function backOf(world: World, round: number): string {
  const season = seasonOf(round);
  return drawn(world, `river/large/back-${season}`, () => tileBack(season));
}

/** One texture for each language, because the name is on it. */
function faceOf(world: World, tile: TileId): string {
  const name = world.say({ key: tileName(tile).piece });
  return drawn(world, `river/large/${tile}/${name}`, () => tileFace(riverPiece(tile), name));
}

function drawn(world: World, name: string, drawing: () => ReturnType<typeof tileBack>): string {
  world.bake(name, TILE.width * LARGE, TILE.height * LARGE, (pen) => {
    pen.scale(LARGE, LARGE);
    drawOnCanvas(pen, drawing());
  });
  return name;
}
