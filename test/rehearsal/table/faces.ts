/** The faces of the rehearsal game's cards, whose names are the text keys of their titles. */
import type { Drawing } from "../../../src/kit/drawing/drawing.ts";
import { box, circle, star } from "../../../src/kit/drawing/paths.ts";
import { type Sign, signAt } from "../../../src/kit/drawing/sign.ts";
import type { Act } from "../model.ts";

export const CARD = { width: 80, height: 112 } as const;
export const GOLD = "#f4bd5c";
/** The back of a find. */
export const BACK = "find";

const WAVE = "M1 6q3.500-4 7 0t7 0v3q-3.500 4-7 0t-7 0z";
const SIGNS: Readonly<Record<string, string>> = {
  "act.dive": "M6 1h4v7h4l-6 7l-6-7h4z",
  "act.surface": "M6 15h4v-7h4l-6-7l-6 7h4z",
  "act.flare": star(8, 8, 8, 7.5, 3),
  "act.sail": "M7 1v10H1zM9 3l6 8H9zM1 12h14l-3 3H4z",
  "act.stay": "M10 1A7 7 0 1 0 15 10 6 6 0 0 1 10 1z",
  "find.0": WAVE,
  "find.1": circle(8, 8, 5),
  "find.4": [circle(5, 5, 3), circle(11, 5, 3), circle(5, 11, 3), circle(11, 11, 3)].join(""),
};

export const signOf = (piece: string): Sign => ({ name: piece, d: SIGNS[piece] ?? WAVE });

export function faceOf(piece: string): Drawing {
  const outline = box(0, 0, CARD.width, CARD.height, 8);
  const [ground, ink] = piece === BACK ? ["#12303d", "#2f6474"] : ["#f5ead0", "#12303d"];
  const frame = { d: box(3, 3, CARD.width - 6, CARD.height - 6, 6), line: { paint: ink, width: 2 } };
  return { ...CARD, outline, parts: [{ d: outline, fill: ground }, frame, signAt(signOf(piece), 40, 56, 46, ink)] };
}

export const pieceOf = (act: Act): string => `act.${act.do === "vote" ? (act.sail ? "sail" : "stay") : act.do}`;
