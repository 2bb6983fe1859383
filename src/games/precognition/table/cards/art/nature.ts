/** Plants, animals, people and masts. The origin of each is its foot. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { circle } from "../../../../../kit/drawing/paths.ts";
import { fill, stroke } from "../../../../../kit/drawing/put.ts";
import { INK } from "../palette.ts";

export const fir = (tree: string, snow: string): Part[] => [
  fill("M0-40L6-29H3.500L9-19H5L11-7H1.500V0H-1.500V-7H-11L-5-19H-9L-3.500-29H-6z", tree),
  fill("M0-40L6-29Q3-31 1-28.500Q-1-31.500-6-29zM0-26L5-19Q2-21 0-18.500Q-3-21-5-19z", snow, 0.85),
];

/** A power line's mast, 56 units high. */
export const pylon = (paint: string): Part[] => [
  stroke(
    "M-9 0L-2-50L0-56L2-50L9 0M-7.500-10L5-28M7.500-10L-5-28M-5-28L3-42M5-28L-3-42M-7.500-10H7.500M-5-28H5",
    paint,
    2,
  ),
  stroke("M-14-42H14M-11-34H11M-14-42V-39M14-42V-39", paint, 2),
];

export const reeds = (blade: string, head: string): Part[] => [
  stroke(
    "M-9 2C-9-14-12-24-16-33M-4 2C-4-18-5-32-8-46M1 2C1-16 2-30 1-42M5 2C6-14 9-26 13-36M9 2C10-8 14-16 19-22",
    blade,
    2.2,
  ),
  fill("M-5 2C-14-6-20-14-26-17C-20-6-13 1-8 3zM4 2C12-8 20-12 28-13C20-4 13 2 8 3z", blade),
  stroke("M-8.300-48L-6.800-38M1-44V-34M13.500-38L11-29", head, 4.4),
];

/** A round tree with its fruit. */
export const tree = (crown: string, light: string, trunk: string, fruit: string): Part[] => [
  fill("M-2.500 3C-2-6-2-12-5-19L-2-21L0-15L4-22L6-20C3-13 2.500-6 3 3z", trunk),
  fill("M0-47C9-48 15-42 16-35C20-31 19-23 12-20C6-15-6-15-11-19C-18-20-20-29-16-34C-16-41-9-47 0-47z", crown),
  fill("M-2-44C-8-43-12-39-12.500-33C-16-31-16-26-12-24C-13-33-9-40-2-44z", light, 0.7),
  ...[
    [-8, -28],
    [4, -37],
    [9, -26],
    [-2, -21],
    [-6, -38],
  ].map(([x = 0, y = 0]) => fill(circle(x, y, 2.5), fruit)),
];

/** A Human, 17 units high. */
export const human = (cloak: string, skin = "#f6e7c8"): Part[] => [
  fill("M-5 .5C-5.200-6-3.500-11.500 0-11.500S5.200-6 5 .5z", cloak),
  stroke("M-5 .5C-5.200-6-3.500-11.500 0-11.500S5.200-6 5 .5z", INK, 1),
  fill(circle(0, -14, 3.5), skin),
  stroke(circle(0, -14, 3.5), INK, 1),
];

/** A Ymune, up to the waist in the water, 22 units high. */
export const ymune = (skin: string, belly: string, eye: string): Part[] => {
  const body =
    "M-8 1C-8.500-4-7-8-5-10C-9-12-9.500-16-7-18.500C-7.500-21-5.500-22.500-3.500-21C-1.500-21.600 1.500-21.600 3.500-21C5.500-22.500 7.500-21 7-18.500C9.500-16 9-12 5-10C7-8 8.500-4 8 1z";
  return [
    fill(body, skin),
    stroke(body, INK, 1),
    fill("M-4 1C-4-4-3-8 0-8S4-4 4 1z", belly, 0.8),
    fill(`${circle(-4.7, -18.6, 1.8)}${circle(4.7, -18.6, 1.8)}`, eye),
    fill(`${circle(-4.7, -18.6, 0.8)}${circle(4.7, -18.6, 0.8)}`, INK),
    stroke("M-3.500-13.600Q0-11.500 3.500-13.600", INK, 1.1),
  ];
};

/** A singing Ymune. */
export const singer = (skin: string, belly: string, eye: string): Part[] => [
  ...ymune(skin, belly, eye).slice(0, -1),
  fill("M-2.800-14.500Q0-16 2.800-14.500Q3-10.500 0-10.200Q-3-10.500-2.800-14.500z", INK),
];

/** A Ymune that swims to the left, 60 units long. */
export const swimmer = (skin: string, light: string, eye: string): Part[] => {
  const legs =
    "M6-3C13-10 20-9 23-4C26-8 31-9 39-13L36-8L40-6L36-4C30-1 26 2 22 3C18-1 14 0 9 3zM5 2C12 4 18 8 20 12C25 9 29 9 37 11L33 13L36 16L31 16C26 16 22 18 18 18C16 13 11 10 4 7z";
  const body =
    "M-24 0C-24-5-21-7-18-7C-18-10-14-11-12.500-7.500C-6-9 4-8 10-3C11 1 9 5 3 7C-5 9-13 9-18 6C-22 5-24 3-24 0z";
  return [
    fill(legs, skin),
    stroke(legs, INK, 1),
    fill(body, skin),
    stroke(body, INK, 1),
    fill("M-22 2C-14 5-4 4 6 3C0 7-13 8-18 5.500C-20 5-21.500 4-22 2z", light, 0.8),
    fill("M-9 4C-12 9-11 14-6 18L-5 14L-2 17L-2 13L2 14C-3 11-4 8-3 5z", skin),
    stroke("M-9 4C-12 9-11 14-6 18L-5 14L-2 17L-2 13L2 14C-3 11-4 8-3 5", INK, 1),
    fill(circle(-15.3, -7, 2.3), eye),
    fill(circle(-15.9, -7, 1.1), INK),
    stroke("M-23.500 1.500Q-19 3-15.500 1", INK, 1),
  ];
};

export const fish = (paint: string): Part[] => [
  fill("M-8 0C-4-5 3-5 6-1L11-4.500V4.500L6 1C3 5-4 5-8 0z", paint),
  fill(circle(-4.6, -0.8, 0.8), INK),
];
