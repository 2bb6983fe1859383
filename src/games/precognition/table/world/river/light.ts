/** Textures of light: sky, sun or moon, its reflection, haze. */
import type { World } from "../../picture/layers.ts";
import type { SeasonLook } from "./season-looks.ts";

export function bakeLight(world: World, { name, sky, disc }: SeasonLook): void {
  world.bake(`river/${name}-air`, 4, 512, (pen) => {
    const paint = pen.createLinearGradient(0, 0, 0, 512);
    for (const [i, color] of sky.entries()) paint.addColorStop(i / (sky.length - 1), color);
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 4, 512);
  });
  world.bake(`river/${name}-halo`, 480, 480, (pen) => {
    const paint = pen.createRadialGradient(240, 240, disc.r, 240, 240, 240);
    for (const [at, alpha] of [
      [0, "cc"],
      [0.14, "80"],
      [0.4, "33"],
      [0.7, "10"],
      [1, "00"],
    ] as const) {
      paint.addColorStop(at, `${disc.halo}${alpha}`);
    }
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 480, 480);
    pen.fillStyle = disc.color;
    pen.beginPath();
    pen.arc(240, 240, disc.r, 0, 2 * Math.PI);
    pen.fill();
  });
  world.bake(`river/${name}-glade`, 200, 280, (pen) => drawGlade(pen, disc.halo));
  world.bake("river/veil", 128, 128, (pen) => {
    const paint = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
    for (const [at, alpha] of [
      [0, 0.85],
      [0.45, 0.6],
      [0.75, 0.2],
      [1, 0],
    ] as const) {
      paint.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    }
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 128, 128);
  });
  world.bake("river/haze", 4, 128, (pen) => {
    const paint = pen.createLinearGradient(0, 0, 0, 128);
    for (const [at, alpha] of [
      [0, 0],
      [0.3, 0.3],
      [0.49, 0.95],
      [0.55, 0.7],
      [0.75, 0.22],
      [1, 0],
    ] as const) {
      paint.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    }
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 4, 128);
  });
}

/** The reflection on the water: strokes that get longer and fainter towards the viewer. */
function drawGlade(pen: CanvasRenderingContext2D, color: string): void {
  pen.fillStyle = color;
  for (let i = 0; i < 46; i += 1) {
    const far = i / 46;
    const y = 4 + 272 * far ** 1.5;
    const wide = (18 + 74 * far) * (0.55 + 0.45 * Math.sin(i * 2.4));
    const x = 100 + 26 * far * Math.sin(i * 4.1);
    pen.globalAlpha = 0.75 * (1 - far) ** 1.2;
    pen.beginPath();
    pen.ellipse(x, y, Math.abs(wide) / 2 + 3, 0.9 + 1.7 * far, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}
