/** The faces of the rehearsal game's cards, whose names are the text keys of their titles. */
import type { Drawing } from "../../../src/kit/drawing/drawing.ts";
import { circle, star } from "../../../src/kit/drawing/paths.ts";
import { plainCard } from "../../../src/kit/drawing/plain-card.ts";
import { signAt } from "../../../src/kit/drawing/sign.ts";
import type { Act } from "../model.ts";

/** The back of a find. */
export const BACK = "find";
const COIN = circle(8, 8, 5);
export const COINS = { sign: { name: "coin", d: COIN }, color: "#f4bd5c", rim: "#f4bd5c" } as const;

const WAVE = "M1 6q3.500-4 7 0t7 0v3q-3.500 4-7 0t-7 0z";
const SIGNS: Readonly<Record<string, string>> = {
  "act.dive": "M6 1h4v7h4l-6 7l-6-7h4z",
  "act.surface": "M6 15h4v-7h4l-6-7l-6 7h4z",
  "act.flare": star(8, 8, 8, 7.5, 3),
  "act.sail": "M7 1v10H1zM9 3l6 8H9zM1 12h14l-3 3H4z",
  "act.stay": "M10 1A7 7 0 1 0 15 10 6 6 0 0 1 10 1z",
  "find.1": COIN,
  "find.4": [circle(5, 5, 3), circle(11, 5, 3), circle(5, 11, 3), circle(11, 11, 3)].join(""),
};

export function faceOf(piece: string): Drawing {
  const [ground, ink] = piece === BACK ? ["#12303d", "#2f6474"] : ["#f5ead0", "#12303d"];
  return plainCard({ ground, frame: ink }, signAt({ name: piece, d: SIGNS[piece] ?? WAVE }, 40, 56, 46, ink));
}

export const pieceOf = (act: Act): string => `act.${act.do === "vote" ? (act.sail ? "sail" : "stay") : act.do}`;
