/** The seal on what somebody has chosen and nobody else has seen. */

import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import { box, circle, star } from "../../../../../kit/drawing/paths.ts";
import { INK, LANTERN } from "../../cards/palette.ts";
import type { World } from "../../picture/layers.ts";

const SIZE = 40;

export function bakeSeal(world: World): string {
  const name = "card.seal";
  const middle = SIZE / 2;
  world.bake(name, SIZE, SIZE, (pen) =>
    drawOnCanvas(pen, {
      width: SIZE,
      height: SIZE,
      outline: box(0, 0, SIZE, SIZE),
      parts: [
        { d: star(middle, middle, 14, 20, 17.5), fill: INK },
        { d: star(middle, middle, 14, 18, 15.5), fill: LANTERN },
        { d: circle(middle, middle, 12), line: { paint: INK, width: 1 } },
        { d: "M14 19v-3a6 6 0 0 1 12 0v3h-2.600v-3a3.400 3.400 0 0 0-6.800 0v3z", fill: INK },
        { d: box(12.5, 18.5, 15, 10, 2), fill: INK },
      ],
    }),
  );
  return name;
}
