import type { Theme } from "./pen.ts";

/** Where the water begins. */
const SHORE = 574;

/** The background: a river at night with its far bank, in the light of a lantern. */
export function drawNight(pen: CanvasRenderingContext2D, theme: Theme, width: number, height: number): void {
  const { night, deep, lantern } = theme;
  const sky = pen.createLinearGradient(0, 0, 0, SHORE);
  sky.addColorStop(0, night);
  sky.addColorStop(0.6, deep);
  sky.addColorStop(1, "#1d4150");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  drawBank(pen, width, "#15303c", 46, 0);
  drawBank(pen, width, "#0f232d", 26, 5);
  drawWater(pen, theme, width, height);
  pen.fillStyle = lantern;
  pen.fillRect(0, 0, width, 6);
}

/** A row of trees. `most`: their greatest height. `from`: makes rows differ. */
function drawBank(pen: CanvasRenderingContext2D, width: number, color: string, most: number, from: number): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, SHORE + 2);
  for (let x = 0, nth = from; x < width; nth++) {
    const broad = 16 + 14 * uneven(nth);
    const high = most * (0.35 + 0.65 * uneven(nth + 0.5));
    if (nth % 3 === 0) pen.quadraticCurveTo(x + broad / 2, SHORE - 1.5 * high, x + broad, SHORE - high * 0.3);
    else {
      pen.lineTo(x + broad / 2, SHORE - high);
      pen.lineTo(x + broad, SHORE - high * 0.3);
    }
    x += broad;
  }
  pen.lineTo(width, SHORE + 2);
  pen.fill();
}

/** A pseudo-random number from 0 to 1, always the same for the same `nth`. */
function uneven(nth: number): number {
  const far = Math.sin((nth + 1) * 12.9898) * 43758.5453;
  return far - Math.floor(far);
}

function drawWater(pen: CanvasRenderingContext2D, { line, lantern }: Theme, width: number, height: number): void {
  const water = pen.createLinearGradient(0, SHORE, 0, height);
  water.addColorStop(0, "#17414a");
  water.addColorStop(1, "#0e2a33");
  pen.fillStyle = water;
  pen.fillRect(0, SHORE, width, height - SHORE);
  pen.lineCap = "round";
  for (const [row, y] of [582, 592, 604, 618].entries()) {
    pen.lineWidth = 1.5 + row * 0.5;
    for (let nth = 0; nth < 14; nth++) {
      const x = (nth + uneven(nth + row * 20)) * (width / 14);
      pen.strokeStyle = nth % 5 === row ? lantern : line;
      pen.globalAlpha = nth % 5 === row ? 0.35 : 1;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + 18 + 12 * row, y);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
  pen.lineCap = "butt";
}
