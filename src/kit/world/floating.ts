/** A gain or loss, on a small plate that rises from where it happened. */

import type { GameObjects } from "phaser";
import type { Motion } from "../../scenes/motion.ts";
import { out } from "../../scenes/motions.ts";
import type { Point } from "../../scenes/point.ts";
import { drawOnCanvas } from "../drawing/draw-on-canvas.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { box } from "../drawing/paths.ts";
import { number, type Sign, signAt } from "../drawing/sign.ts";
import type { Fitted } from "./fitted.ts";

const HEIGHT = 26;
const PADDING = 7;
/** The least height of a plate, in units of the world. */
const LEGIBLE = 24;
const RISE = 34;

export function change(by: number, sign: Sign, color: string): Drawing {
  const text = by > 0 ? `+${by}` : `−${-by}`;
  const digits = 10 * text.length;
  const width = digits + 22;
  return {
    width,
    height: HEIGHT,
    outline: box(0, 0, width, HEIGHT),
    parts: [
      number(text, digits, HEIGHT / 2, 18, by > 0 ? "#f3ecdb" : "#ffb3a6", "end"),
      signAt(sign, digits + 12, HEIGHT / 2, 17, color),
    ],
  };
}

/** The container it rises in, and the size of that container's unit in the world. */
export interface Ground {
  readonly inside: GameObjects.Container;
  readonly scale: number;
}

export function floating({ inside, scale }: Ground, fitted: Fitted, name: string, drawing: Drawing, at: Point): Motion {
  const unit = Math.max(0.9, LEGIBLE / (HEIGHT * scale));
  const [width, height] = [drawing.width + 2 * PADDING, HEIGHT + 6];
  let sign: ReturnType<typeof inside.scene.add.image> | undefined;
  return {
    ms: 900,
    begin() {
      const texture = fitted.drawn(`float/${name}`, width, height, unit * scale, (pen) =>
        draw(pen, drawing, width, height),
      );
      sign = inside.scene.add.image(at.x, at.y, texture).setDisplaySize(width * unit, height * unit);
      inside.add(sign);
    },
    at(progress) {
      sign?.setY(at.y - RISE * out(progress)).setAlpha(Math.min(1, 8 * progress, 3.5 * (1 - progress)));
    },
    end: () => sign?.destroy(),
  };
}

function draw(pen: CanvasRenderingContext2D, drawing: Drawing, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, height - 2, height / 2);
  pen.fillStyle = "rgb(11 23 32 / 92%)";
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = "rgb(244 189 92 / 70%)";
  pen.stroke();
  pen.translate(PADDING, (height - HEIGHT) / 2);
  drawOnCanvas(pen, drawing);
}
