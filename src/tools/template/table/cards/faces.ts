/** The faces of cards as data, so that the page and the world draw the same ones. */
import type { Drawing } from "../../../../kit/drawing/drawing.ts";
import { circle } from "../../../../kit/drawing/paths.ts";
import { plainCard } from "../../../../kit/drawing/plain-card.ts";
import { number, type Sign, signAt } from "../../../../kit/drawing/sign.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { line } from "../texts/texts.ts";

const NACRE = "#f2cdb8";
const PAPER = "#f8efe0";
const INK = "#123040";

export const PEARL: Sign = { name: "pearl", d: circle(8, 8, 6) + circle(6, 6, 1.5), light: NACRE };
export const CARDS: Sign = { name: "cards", d: "M2 3h8v11H2zM12 2l3 1-3 10z", light: NACRE };
/** The look of a number of pearls. */
export const PEARLS = { sign: PEARL, color: NACRE, rim: NACRE } as const;

export const BACK = "back";
export const pieceOf = (card: number): string => `card.${card}`;

/** Returns undefined if it isn't the name of a card. */
export function readPiece(piece: string): number | undefined {
  const card = Number(/^card\.(\d)$/u.exec(piece)?.[1]);
  return card > 0 ? card : undefined;
}

export function nameOf(piece: string): Line | undefined {
  const card = readPiece(piece);
  return card === undefined ? undefined : line("card.name", { card });
}

/** Any other name gives the back. */
export function faceOf(piece: string): Drawing {
  const card = readPiece(piece);
  if (card === undefined) return plainCard({ ground: INK, frame: NACRE }, signAt(PEARL, 40, 56, 36, NACRE));
  const figures = [number(card, 40, 54, 52, INK, "middle"), number(card, 14, 18, 16, INK, "middle")];
  return plainCard({ ground: PAPER, frame: NACRE }, ...figures, signAt(PEARL, 40, 92, 16, INK));
}
