/** Particles in the air. Each season has one blitter, in which all positions are functions of time. */
import { createDrift, type DriftKind } from "../../../../../kit/world/drift.ts";
import type { Season } from "../../../model/card.ts";
import type { World } from "../../picture/layers.ts";
import type { Places } from "./places.ts";

export interface Weather {
  fade(season: Season, alpha: number): void;
  place(places: Places): void;
  /** Seconds since the world was opened. */
  pass(seconds: number): void;
}

const KINDS: Readonly<Record<Season, DriftKind>> = {
  1: { count: 34, wind: 34, fall: 22, sway: 26, alpha: 0.9, frame: 14, frames: 5, draw: drawPetal },
  2: { count: 60, wind: -130, fall: 560, sway: 0, alpha: 0.34, frame: 40, frames: 3, draw: drawRain },
  3: { count: 76, wind: -16, fall: 44, sway: 16, alpha: 0.9, frame: 10, frames: 5, draw: drawSnow },
};

const SEASONS: readonly Season[] = [1, 2, 3];

export function createWeather(world: World): Weather {
  const kinds = SEASONS.map((season) => createDrift(world, "weather", `river/weather/${season}`, KINDS[season]));
  const of = (season: Season) => kinds[season - 1];
  return {
    fade: (season, alpha) => of(season)?.fade(alpha),
    place(places) {
      for (const kind of kinds) kind.place(places);
    },
    pass(seconds) {
      for (const kind of kinds) kind.pass(seconds);
    },
  };
}

function drawPetal(pen: CanvasRenderingContext2D, frame: number): void {
  pen.rotate(frame * 1.3);
  pen.scale(1, [1, 0.55, 0.8, 0.35, 0.7][frame] ?? 1);
  pen.fillStyle = frame % 2 === 0 ? "#fff1ea" : "#fbd3cd";
  pen.beginPath();
  pen.moveTo(-4.6, 0);
  pen.quadraticCurveTo(-1, -4.4, 4.6, -0.4);
  pen.quadraticCurveTo(0, 4, -4.6, 0);
  pen.fill();
}

function drawRain(pen: CanvasRenderingContext2D, frame: number): void {
  if (frame === 2) {
    const glow = pen.createRadialGradient(0, 0, 0, 0, 0, 5);
    glow.addColorStop(0, "#fff1b8");
    glow.addColorStop(0.3, "#ffd07acc");
    glow.addColorStop(1, "#ffd07a00");
    pen.fillStyle = glow;
    pen.fillRect(-6, -6, 12, 12);
    return;
  }
  const long = frame === 0 ? 19 : 12;
  const paint = pen.createLinearGradient(long * 0.23, -long, -long * 0.23, long);
  paint.addColorStop(0, "#fff1d400");
  paint.addColorStop(1, "#fff1d4");
  pen.strokeStyle = paint;
  pen.lineWidth = 1.3;
  pen.beginPath();
  pen.moveTo(long * 0.23, -long);
  pen.lineTo(-long * 0.23, long);
  pen.stroke();
}

function drawSnow(pen: CanvasRenderingContext2D, frame: number): void {
  const r = [1.4, 2.1, 1.7, 3.4, 2.6][frame] ?? 2;
  const paint = pen.createRadialGradient(0, 0, 0, 0, 0, r * 1.3);
  paint.addColorStop(0, "#f3f7ff");
  paint.addColorStop(0.6, "#f3f7ffd0");
  paint.addColorStop(1, "#f3f7ff00");
  pen.fillStyle = paint;
  pen.fillRect(-5, -5, 10, 10);
}
