/** A card with a part of its face highlighted. */

import type { Drawing } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import type { Card } from "../../../model/card.ts";
import { CARD, cardFace } from "../../cards/card-face.ts";
import { INK, LANTERN } from "../../cards/palette.ts";

const SPOTS = {
  type: { x: 19.5, y: 20, r: 19 },
  cost: { x: 97, y: 14, r: 22 },
  gain: { x: 30, y: 145, r: 23.5 },
  bonus: { x: 76, y: 143, r: 22.5 },
  bane: { x: 101, y: 47, r: 20 },
} as const;

export type Spot = keyof typeof SPOTS;

export function spotOn(card: Card, name: string, spot: Spot): Drawing {
  const face = cardFace(card, name);
  const { x, y, r } = SPOTS[spot];
  const light = circle(x, y, r);
  return {
    ...face,
    parts: [
      ...face.parts,
      { d: `${box(0, 0, CARD.width, CARD.height)}${light}`, fill: INK, opacity: 0.66 },
      { d: light, line: { paint: LANTERN, width: 2.6 } },
    ],
  };
}
