/** Colours as light, and how far apart they look. */
import type { Matrix } from "../../src/ui/look/colour-vision.ts";

export type Light = readonly [red: number, green: number, blue: number];

const CLEAR: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const row = ([a, b, c]: Light, [r, g, b2]: Light): number => a * r + b * g + c * b2;
const times = (matrix: Matrix, light: Light): Light => [
  row(matrix[0], light),
  row(matrix[1], light),
  row(matrix[2], light),
];

/** Of `#` and six digits. */
export function lightOf(color: string): Light {
  const part = (at: number): number => {
    const byte = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** As guidelines for text measure it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (color: string): number => row([0.2126, 0.7152, 0.0722], lightOf(color));
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Of black from white it is 1. Oklab: Björn Ottosson, 2020. */
export function distance(one: string, other: string, sight: Matrix = CLEAR): number {
  const seen = (color: string): Light => {
    const [r, g, b] = times(sight, lightOf(color));
    return labOf([Math.min(1, Math.max(0, r)), Math.min(1, Math.max(0, g)), Math.min(1, Math.max(0, b))]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** From red through yellow, green and blue, in degrees. */
export function hueOf(color: string): number {
  const [, a, b] = labOf(lightOf(color));
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function labOf(light: Light): Light {
  const [l, m, s] = times(CONES, light);
  return times(LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
