/** Things that people have built. The origin of each is its foot, at the waterline. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box } from "../../../../../kit/drawing/paths.ts";
import { fill, stroke } from "../../../../../kit/drawing/put.ts";
import { INK } from "../palette.ts";

/** A boat's hull, with its shadow on the water. `half` is half its width. */
export const hull = (paint: string, rim: string, half: number): Part[] => [
  fill(`M${-half - 2} 6Q0 11 ${half + 2} 6L${half - 2} 10Q0 14 ${2 - half} 10z`, INK, 0.35),
  fill(`M${-half}-7C${-half * 0.6}-3 ${half * 0.6}-3 ${half}-7L${half - 6} 4Q0 7 ${6 - half} 4z`, paint),
  stroke(`M${-half}-7C${-half * 0.6}-3 ${half * 0.6}-3 ${half}-7`, rim, 1.8),
];

export const tent = (cloth: string, dark: string): Part[] => [
  fill("M0-17L13 0H-13z", cloth),
  fill("M0-17L13 0H3z", dark, 0.5),
  fill("M-1-11L3 0H-5z", INK),
  stroke("M0-17V-20", INK, 1.2),
];

export const lantern = (glow: string): Part[] => [
  fill("M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", glow, 0.22),
  fill("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", glow, 0.35),
  fill("M-2-2.600H2L2.600 2.600H-2.600z", glow),
  stroke("M-2.400-3H2.400M-2.800 3H2.800", INK, 1.1),
];

export const crate = (paint: string, dark: string): Part[] => [
  fill(box(-6, -11, 12, 11), paint),
  stroke("M-6-11H6V0H-6zM-6-11L6 0", dark, 1.3),
];

export function windows(x: number, y: number, columns: number, rows: number, step: readonly [number, number]): string {
  const [dx, dy] = step;
  return Array.from({ length: columns * rows }, (_, i) =>
    box(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, dx * 0.55, dy * 0.55),
  ).join("");
}

export const spark = (paint: string): Part[] => [
  fill("M2-9L-5 1H-1L-3 9L5-2H1z", paint),
  stroke("M2-9L-5 1H-1L-3 9L5-2H1z", INK, 0.7),
];
