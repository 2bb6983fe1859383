import type { World } from "../../scenes/world.ts";
import { drawOnCanvas } from "../drawing/draw-on-canvas.ts";
import type { Drawing } from "../drawing/drawing.ts";

/**
 * A texture of a drawing, baked once. `size` is the scale at which it will be seen, so that it is crisp. `what` must name
 * all else that its look depends on.
 */
export function bakeDrawing(world: World, what: string, size: number, draw: () => Drawing): string {
  const name = `${what}@${size}`;
  if (world.scene.textures.exists(name)) return name;
  const drawing = draw();
  world.bake(name, drawing.width * size, drawing.height * size, (pen) => {
    pen.scale(size, size);
    drawOnCanvas(pen, drawing);
  });
  return name;
}
