/** A picture of round tokens with signs on them. */

import type { Drawing, Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { put } from "../../../../../kit/drawing/put.ts";
import { number } from "../../../../../kit/drawing/sign.ts";
import type { Season } from "../../../model/card.ts";
import { river } from "../../cards/art/backdrops.ts";
import { icon } from "../../cards/badges.ts";
import type { IconName } from "../../cards/icon-paths.ts";
import { INK, signColor } from "../../cards/palette.ts";

export const SCENE = { width: 132, height: 92 } as const;

const OUTLINE = box(0, 0, SCENE.width, SCENE.height, 6);

export const scene = (season: Season, parts: readonly Part[]): Drawing => ({
  ...SCENE,
  outline: OUTLINE,
  parts: [
    put(river(season), 0, -12, { scale: 1.1 }),
    ...parts,
    { d: box(0.75, 0.75, SCENE.width - 1.5, SCENE.height - 1.5, 5.5), line: { paint: INK, width: 1.5 } },
  ],
});

export interface Token {
  readonly icon: IconName;
  readonly paint?: string;
  /** The label below it. */
  readonly text?: string;
}

/** At most six, in one row or two. */
export function tokens(season: Season, shown: readonly Token[]): Drawing {
  const rows = shown.length > 4 ? [shown.slice(0, 3), shown.slice(3)] : [shown];
  const r =
    shown.length === 1 ? 30 : shown.length === 2 ? 23 : rows.length === 2 ? 17 : shown.length === 3 ? 18.5 : 14.5;
  return scene(
    season,
    rows.flatMap((row, line) => {
      const y = SCENE.height / 2 + (line - (rows.length - 1) / 2) * (2 * r + 5);
      return row.flatMap((token, i) =>
        tokenAt(token, SCENE.width / 2 + (i - (row.length - 1) / 2) * (2 * r + 4), y, r),
      );
    }),
  );
}

export const tokenAt = ({ icon: sign, paint, text }: Token, x: number, y: number, r: number): Part[] => [
  { d: circle(x + 0.6, y + 1.6, r + 1.4), fill: INK, opacity: 0.45 },
  { d: circle(x, y, r + 1.4), fill: INK },
  { d: circle(x, y, r), fill: "#fff8e6" },
  icon(
    sign,
    x,
    text === undefined ? y : y - r * 0.24,
    r * (text === undefined ? 1.15 : 0.95),
    paint ?? signColor(sign)?.deep ?? INK,
  ),
  ...(text === undefined ? [] : [number(text, x, y + r * 0.55, r * 0.62, INK, "middle")]),
];
