/** A vector picture as data, so that the page and the world draw the same one. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** A clip path. */
  readonly outline: string;
  readonly parts: readonly Part[];
}

export type Part = Shape | Group | Label;

export interface Shape {
  /** SVG path data, filled by the even-odd rule. */
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Line;
  readonly opacity?: number;
}

export type Paint = string | Gradient;

/** Linear, in the units of the path. */
export interface Gradient {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly string[];
}

interface Line {
  readonly paint: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** Parts that are translated, then rotated, then scaled. */
export interface Group {
  readonly parts: readonly Part[];
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly isFlipped?: boolean;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly font: FontName;
  readonly paint: string;
  readonly align: "start" | "middle" | "end";
}

export type FontName = keyof typeof FONTS;

export const FONTS = {
  display: { family: '"Marcellus", Georgia, serif', weight: 400 },
  number: { family: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif', weight: 750 },
} as const;

export const stopsOf = ({ stops }: Gradient): readonly { readonly at: number; readonly color: string }[] =>
  stops.map((color, i) => ({ at: i / Math.max(1, stops.length - 1), color }));
