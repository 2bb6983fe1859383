/** The faces of cards as data, so that the page and the world draw the same ones. */
import type { Drawing } from "../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../kit/drawing/paths.ts";
import { number, type Sign, signAt } from "../../../../kit/drawing/sign.ts";

export const CARD = { width: 80, height: 112 } as const;
export const NACRE = "#f2cdb8";

export const PEARL: Sign = { name: "pearl", d: circle(8, 8, 6) + circle(6, 6, 1.5) };
export const CARDS: Sign = { name: "cards", d: "M2 3h8v11H2zM12 2l3 1-3 10z" };

const PAPER = "#f8efe0";
const INK = "#123040";

/** Without a number it's the back. */
export function faceOf(card: number | undefined): Drawing {
  const outline = box(0, 0, CARD.width, CARD.height, 8);
  const frame = { d: box(4, 4, CARD.width - 8, CARD.height - 8, 6), line: { paint: NACRE, width: 2 } };
  if (card === undefined) {
    return { ...CARD, outline, parts: [{ d: outline, fill: INK }, frame, signAt(PEARL, 40, 56, 36, NACRE)] };
  }
  const figures = [number(card, 40, 54, 52, INK, "middle"), number(card, 14, 18, 16, INK, "middle")];
  return { ...CARD, outline, parts: [{ d: outline, fill: PAPER }, frame, ...figures, signAt(PEARL, 40, 92, 16, INK)] };
}
