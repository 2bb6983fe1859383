/** Icons and numbers as parts of a drawing. */
import type { Group, Label } from "./drawing.ts";

export const SIGN_SIZE = 16;

/** A named icon: SVG path data in a square of `SIGN_SIZE`, filled by the even-odd rule. */
export interface Sign {
  readonly name: string;
  readonly d: string;
  /** Its colour in the dark theme; without one, the colour of the text around it. */
  readonly light?: string | undefined;
}

/** `x` and `y` are its middle. */
export const signAt = ({ d }: Sign, x: number, y: number, size: number, paint: string): Group => ({
  x: x - size / 2,
  y: y - size / 2,
  scale: size / SIGN_SIZE,
  parts: [{ d, fill: paint }],
});

export function number(
  amount: string | number,
  x: number,
  y: number,
  size: number,
  paint: string,
  align: Label["align"],
): Label {
  return { text: `${amount}`, x, y: y + size * 0.35, size, font: "number", paint, align };
}
