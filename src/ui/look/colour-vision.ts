/** Simulates colour blindness, to check that nothing is told by colour alone. */

/** One row each for the resulting red, green and blue. */
export type Matrix = readonly [Row, Row, Row];
type Row = readonly [red: number, green: number, blue: number];

const LUMINANCE: Row = [0.2126, 0.7152, 0.0722];

/** For linear light, after Machado, Oliveira and Fernandes, 2009. */
export const COLOUR_VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [LUMINANCE, LUMINANCE, LUMINANCE],
} as const satisfies Record<string, Matrix>;

export type ColourVision = keyof typeof COLOUR_VISIONS;

export const COLOUR_VISION_NAMES: readonly ColourVision[] = ["protanopia", "deuteranopia", "tritanopia", "grey"];
