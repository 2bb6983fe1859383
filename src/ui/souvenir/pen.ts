/** Helpers for drawing all parts of the picture. */
import { markOf, type SeatLook } from "../look/seat-marks.ts";

/** Colours and fonts, taken from the page's style sheets. */
export interface Theme {
  readonly night: string;
  readonly deep: string;
  readonly line: string;
  readonly moon: string;
  readonly mist: string;
  readonly lantern: string;
  readonly display: string;
  readonly text: string;
  /** By seat: its colour, and the path of its sign. */
  readonly seats: readonly { readonly color: string; readonly symbol: string }[];
}

export function themeOf(style: CSSStyleDeclaration, looks: readonly SeatLook[]): Theme {
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    night: value("night"),
    deep: value("deep"),
    line: value("line"),
    moon: value("moon"),
    mist: value("mist"),
    lantern: value("lantern"),
    display: value("display"),
    text: value("text"),
    seats: looks.map((look) => ({ ...markOf(look), color: value(`tint-${look.color}`) })),
  };
}

export const seatColor = ({ seats, moon }: Theme, seat: number): string => seats[seat]?.color ?? moon;

export function drawSymbol(
  pen: CanvasRenderingContext2D,
  { seats }: Theme,
  seat: number,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fill(new Path2D(seats[seat]?.symbol), "evenodd");
  pen.restore();
}

interface Fitted {
  readonly x: number;
  readonly y: number;
  readonly most: number;
  readonly size: number;
  readonly family: string;
}

/** Draws a text smaller if it doesn't fit, rather than cutting it off. */
export function fitted(pen: CanvasRenderingContext2D, text: string, { x, y, most, size, family }: Fitted): void {
  pen.font = `${size}px ${family}`;
  const width = pen.measureText(text).width;
  if (width > most) pen.font = `${Math.floor((size * most) / width)}px ${family}`;
  pen.fillText(text, x, y);
}
