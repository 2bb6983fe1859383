/** The face of a tile in the course, where only signs fit. */

import type { Drawing, Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { number } from "../../../../../kit/drawing/sign.ts";
import { ISLANDS, TILES } from "../../../content/river.ts";
import type { Season } from "../../../model/card.ts";
import { ROUNDS_PER_SEASON, seasonOf, type TileId } from "../../../model/river.ts";
import { counted, goodsIn, icon } from "../../cards/badges.ts";
import { BANE, INK, LANTERN, PAPER, SCENERY, SIGN_COLORS } from "../../cards/palette.ts";

export const STATION = { width: 52, height: 44 } as const;
const { width, height } = STATION;
const OUTLINE = box(0, 0, width, height, 7);
const RIM: Part = { d: box(1, 1, width - 2, height - 2, 6), line: { paint: INK, width: 2 } };

/** Below these sizes digits couldn't be read: on a tile with one good, and on one with two. */
const LEGIBLE = [0.64, 0.89] as const;

export interface StationFace extends Drawing {
  /** It has fewer signs than others. */
  readonly isBare: boolean;
}

/** `tile` is undefined while it is face down; `size` is the scale at which it will be seen. */
export function stationFace(round: number, tile: TileId | undefined, size = 1): StationFace {
  const season = seasonOf(round);
  if (round % ROUNDS_PER_SEASON === 0) return { ...islandFace(season, tile !== undefined), isBare: false };
  const printed = TILES.find(({ id }) => id === tile);
  if (printed === undefined) return { ...drawing(back(season)), isBare: false };
  const goods = goodsIn(printed.gives).length + goodsIn(printed.takes).length;
  const isBare = size < LEGIBLE[goods > 1 ? 1 : 0];
  return { ...drawing(front(printed, isBare)), isBare };
}

const drawing = (parts: readonly Part[]): Drawing => ({ width, height, outline: OUTLINE, parts: [...parts, RIM] });

function back(season: Season): Part[] {
  const { water, glint } = SCENERY[season];
  return [
    { d: OUTLINE, fill: { from: [0, 0], to: [0, height], stops: water } },
    ...[10, 20, 30, 40].map(
      (y, i): Part => ({
        d: `M${i % 2 === 0 ? -8 : -16} ${y}${"q6-5 12 0t12 0".repeat(3)}`,
        line: { paint: glint, width: 1.4 },
        opacity: 0.3,
      }),
    ),
    icon(`season-${season}`, width / 2, height / 2, 21, PAPER),
  ];
}

function front(tile: (typeof TILES)[number], isBare: boolean): Part[] {
  const gives = goodsIn(tile.gives);
  const takes = goodsIn(tile.takes);
  const rows = gives.length + takes.length;
  const y = (i: number): number => (rows === 1 ? height / 2 : 13 + 18.5 * i);
  const r = rows === 1 ? 22 : 15.2;
  return [
    { d: OUTLINE, fill: gives.length > 0 ? PAPER : { from: [0, 0], to: [0, height], stops: ["#5a2a6c", "#2a1238"] } },
    ...gives.flatMap(([good, amount], i) =>
      isBare
        ? [icon(good, width / 2, y(i), r, SIGN_COLORS[good].deep)]
        : counted(`+${amount}`, good, width / 2, y(i), r / LONG),
    ),
    ...takes.flatMap(([good, amount], i) => [
      ...(isBare ? [] : [number(`−${amount}`, width / 2 + 3, y(i), r, "#fff", "end")]),
      icon(good, isBare ? width / 2 : width / 2 + 4 + r * 0.5, y(i), r * 0.86, "#ffd9f6"),
    ]),
    ...(takes.length > 0 ? [{ d: box(2.5, 2.5, width - 5, height - 5, 5), line: { paint: BANE, width: 1.6 } }] : []),
  ];
}

/** The share of a badge that `counted` gives to a number with a sign before it. */
const LONG = 0.8;

/** The diameter of an island, which is larger and round. */
export const ISLAND_STATION = 62;

function islandFace(season: Season, isReached: boolean): Drawing {
  const { sky, water, ink, near, glow } = SCENERY[season];
  const side = ISLAND_STATION;
  const m = side / 2;
  const isLast = season === ISLANDS.length;
  const lamp = (x: number, y: number, r: number): Part[] => [
    { d: circle(x, y, r * 2.4), fill: glow, opacity: 0.35 },
    { d: circle(x, y, r), fill: glow },
  ];
  return {
    width: side,
    height: side,
    outline: circle(m, m, m),
    parts: [
      { d: circle(m, m, m), fill: { from: [0, 0], to: [0, side], stops: sky } },
      { d: `M0 42h${side}v${side}H0z`, fill: { from: [0, 42], to: [0, side], stops: water } },
      { d: "M6 44q6-13 16-12q7-9 16-3q12-2 18 15z", fill: near },
      isLast
        ? { d: "M27 33l2-19h-2l4-5l4 5h-2l2 19zM38 36v-9l6-5l6 5v9zM13 38v-7l5-4l5 4v7z", fill: ink }
        : { d: "M15 37v-9l7-6l7 6v9zM36 34v-8l6-5l6 5v8zM31 30v-12h1.500v12z", fill: ink },
      ...(isLast ? lamp(31, 14, 2.6) : lamp(31.7, 17, 1.8)),
      ...lamp(isLast ? 44 : 22, 31, 1.8),
      ...lamp(isLast ? 18 : 42, isLast ? 34 : 29, 1.6),
      { d: circle(m, m, m - 1.5), line: { paint: INK, width: 3 } },
      {
        d: circle(m, m, m - 3.4),
        line: { paint: isReached || isLast ? LANTERN : "#8fa9b3", width: isReached ? 2.6 : 1.6 },
      },
    ],
  };
}
