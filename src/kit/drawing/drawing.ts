/** A picture as data, so that the page and the world draw the very same one. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What lies outside is cut off. */
  readonly outline: string;
  readonly parts: readonly Part[];
}

export type Part = Shape | Group | Label;

export interface Shape {
  /** The data of an SVG path. Where it crosses itself is a hole. */
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Line;
  readonly opacity?: number;
}

export type Paint = string | Gradient;

/** Along a straight line, in the same units as the path. */
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

/** Parts that are moved, then turned, then made larger. */
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
  /** Of the line that the letters stand on. */
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
