/** Seamless tiles, drawn by code, so that no picture file is loaded. */
import type { World } from "./world.ts";

export const WHITE_TILE = "scenes.white";
export const SWELL_TILE = "scenes.swell";
export const GLINT_TILE = "scenes.glint";

/** Their size, in units. */
export const TILE = 512;
/** Swell is so soft that a quarter as many pixels as units is enough. */
const PIXELS = 128;

export function bakeTiles(world: World): void {
  world.bake(WHITE_TILE, 4, 4, (pen) => {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 4, 4);
  });
  world.bake(SWELL_TILE, TILE, TILE, drawSwell);
  world.bake(GLINT_TILE, TILE, TILE, drawGlints);
}

function drawSwell(pen: CanvasRenderingContext2D): void {
  const small = document.createElement("canvas");
  small.width = PIXELS;
  small.height = PIXELS;
  const brush = small.getContext("2d");
  if (brush === null) return;
  const image = brush.createImageData(PIXELS, PIXELS);
  for (let i = 0; i < PIXELS * PIXELS; i += 1) {
    const alpha = swellAt((i % PIXELS) / PIXELS, Math.floor(i / PIXELS) / PIXELS);
    image.data.set([255, 255, 255, 255 * Math.min(1, Math.max(0, alpha))], 4 * i);
  }
  brush.putImageData(image, 0, 0);
  // A repeating pattern is smoothed across its edges too, so there is no seam.
  const pattern = pen.createPattern(small, "repeat");
  if (pattern === null) return;
  pen.scale(TILE / PIXELS, TILE / PIXELS);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, PIXELS, PIXELS);
}

/** `x` and `y` are from 0 to 1 across the tile. */
function swellAt(x: number, y: number): number {
  const bend = wave(1, 1, x, y, 0.2) + 0.6 * wave(2, -1, x, y, 0.7);
  return 0.5 + 0.28 * wave(0, 4, x, y + 0.03 * bend, 0) + 0.22 * wave(1, 7, x, y + 0.02 * bend, 0.4);
}

/** A whole number of waves across the tile, so that its edges match. */
const wave = (across: number, down: number, x: number, y: number, phase: number): number =>
  Math.sin(2 * Math.PI * (across * x + down * y + phase));

const GLINTS = 44;

/** Thin crescents, scattered by a low-discrepancy sequence so that they don't crowd. */
function drawGlints(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#fff";
  for (let i = 0; i < GLINTS; i += 1) {
    const x = TILE * scattered(i, 0.7548776662);
    const y = TILE * scattered(i, 0.5698402909);
    const half = 10 + 30 * scattered(i, 0.618034) ** 2;
    pen.globalAlpha = 0.3 + 0.7 * scattered(i, 0.4142136);
    // Drawn at all nine places, so that what crosses an edge comes in on the other side.
    for (const left of [x - TILE, x, x + TILE]) {
      for (const top of [y - TILE, y, y + TILE]) drawGlint(pen, left, top, half);
    }
  }
}

function drawGlint(pen: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  const bulge = half / 9;
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.quadraticCurveTo(x - half * 0.2, y - bulge * 2, x + half, y - bulge * 0.4);
  pen.quadraticCurveTo(x - half * 0.1, y - bulge * 0.5, x - half, y);
  pen.fill();
}

const scattered = (i: number, by: number): number => (0.5 + i * by) % 1;
