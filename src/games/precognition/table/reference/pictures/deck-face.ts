/** The number of cards of each type and season in a deck. */

import type { Drawing, Part } from "../../../../../kit/drawing/drawing.ts";
import { box } from "../../../../../kit/drawing/paths.ts";
import { number } from "../../../../../kit/drawing/sign.ts";
import { SEASONS } from "../../../model/card.ts";
import type { Resource } from "../../../model/goods.ts";
import { icon, typeBadge } from "../../cards/badges.ts";
import { INK, LANTERN, PAPER } from "../../cards/palette.ts";
import { countOf, TYPES } from "../counts.ts";

const WIDTH = 132;
const ROW = 24;
const TOP = 24;

export function deckFace(lit?: Resource): Drawing {
  const height = TOP + TYPES.length * ROW + 4;
  const outline = box(0, 0, WIDTH, height, 6);
  const column = (i: number) => 54 + i * 31;
  return {
    width: WIDTH,
    height,
    outline,
    parts: [
      { d: outline, fill: PAPER },
      { d: box(0, 0, WIDTH, TOP), fill: INK },
      ...SEASONS.map((season, i) => icon(`season-${season}`, column(i), TOP / 2, 14, LANTERN)),
      ...TYPES.flatMap((type, row): Part[] => {
        const y = TOP + 2 + (row + 0.5) * ROW;
        return [
          ...(type === lit ? [{ d: box(2, y - ROW / 2 + 0.5, WIDTH - 4, ROW - 1, 4), fill: "#f4bd5c" }] : []),
          ...typeBadge(type, 20, y, 8.5),
          ...SEASONS.map((season, i) => number(countOf(type, season), column(i), y, 15, INK, "middle")),
        ];
      }),
      { d: box(0.75, 0.75, WIDTH - 1.5, height - 1.5, 5.5), line: { paint: INK, width: 1.5 } },
    ],
  };
}
