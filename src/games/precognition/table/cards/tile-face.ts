/** The faces of river tiles and islands. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { box, circle, star } from "../../../../kit/drawing/paths.ts";
import { put } from "../../../../kit/drawing/put.ts";
import { number } from "../../../../kit/drawing/sign.ts";
import type { Season } from "../../model/card.ts";
import type { Amount, Good } from "../../model/goods.ts";
import type { Island, RiverTile } from "../../model/river.ts";
import { TILE_ART } from "./art/tiles.ts";
import { counted, goodsIn, icon } from "./badges.ts";
import { nameLines } from "./names-on-cards.ts";
import { BANE, INK, LANTERN, PAPER, SCENERY, SIGN_COLORS } from "./palette.ts";

export const TILE = { width: 132, height: 92, round: 8 } as const;

const BAND = 22;
const OUTLINE = box(0, 0, TILE.width, TILE.height, TILE.round);
const RIM: Part = {
  d: box(0.75, 0.75, TILE.width - 1.5, TILE.height - 1.5, TILE.round - 0.75),
  line: { paint: INK, width: 1.5 },
};

const tileOf = (parts: readonly Part[]): Drawing => ({
  width: TILE.width,
  height: TILE.height,
  outline: OUTLINE,
  parts: [...parts, RIM],
});

export const tileFace = (tile: RiverTile | Island, name: string): Drawing =>
  tileOf([
    put(TILE_ART[tile.id] ?? [], 0, -24, { scale: 1.1 }),
    ...nameOn(name),
    ...("gives" in tile ? [...gifts(tile), ...losses(tile)] : meal()),
  ]);

function nameOn(name: string): Part[] {
  const { lines, size } = nameLines(name, TILE.width - 14, 14, 10);
  const top = TILE.height - BAND;
  return [
    { d: `M0 ${top}q11-5 22 0t22 0t22 0t22 0t22 0t22 0V${TILE.height}H0z`, fill: INK },
    ...lines.map((text, i): Part => {
      const y = top + BAND / 2 + 1 + (i - (lines.length - 1) / 2) * 10 + size * 0.33;
      return { text, x: TILE.width / 2, y, size, font: "display", paint: PAPER, align: "middle" };
    }),
  ];
}

const place = (i: number): number => TILE.width - 22 - i * 38;

/** What the river gives is on round paper. */
const gifts = ({ gives }: RiverTile): Part[] =>
  goodsIn(gives).flatMap(([good, amount], i) => giftBadge(good, amount, place(i), 22));

export const giftBadge = (good: Good, amount: Amount, x: number, y: number): Part[] => [
  { d: circle(x, y, 17.5), fill: INK },
  { d: circle(x, y, 16), fill: "#fffaf0" },
  ...counted(`+${amount}`, good, x, y, 16),
];

/** What the river takes is on a dark, torn ground. */
const losses = ({ takes }: RiverTile): Part[] =>
  goodsIn(takes).flatMap(([good, amount], i) => lossBadge(good, amount, place(i), 22));

export const lossBadge = (good: Good, amount: Amount, x: number, y: number): Part[] => [
  { d: star(x, y, 13, 20.5, 16.5), fill: BANE },
  { d: star(x, y, 13, 18.5, 15), fill: INK },
  number(`−${amount}`, x + 1.5, y, 13, "#fff", "end"),
  icon(good, x + 8, y, 11, PAPER),
];

/** One Food for each healthy Human. */
const meal = (): Part[] => [
  { d: box(TILE.width - 70, 6, 64, 28, 14), fill: INK },
  { d: box(TILE.width - 68.5, 7.5, 61, 25, 12.5), fill: "#fffaf0" },
  icon("healthy", TILE.width - 56, 20, 15, SIGN_COLORS.healthy.deep),
  { d: `M${TILE.width - 44} 17.500h9v-4l8 6.500l-8 6.500v-4h-9z`, fill: INK },
  icon("food", TILE.width - 18, 20, 14, SIGN_COLORS.food.deep),
];

export function tileBack(season: Season): Drawing {
  const { water, glint, ink } = SCENERY[season];
  const { width, height } = TILE;
  return tileOf([
    { d: OUTLINE, fill: { from: [0, 0], to: [0, height], stops: water } },
    ...[14, 30, 46, 62, 78].map(
      (y, i): Part => ({
        d: `M${i % 2 === 0 ? -8 : -24} ${y}${"q8-6 16 0t16 0".repeat(5)}`,
        line: { paint: glint, width: 1.6 },
        opacity: 0.35,
      }),
    ),
    { d: circle(width / 2, height / 2, 23), fill: ink },
    { d: circle(width / 2, height / 2, 21), line: { paint: LANTERN, width: 1.4 } },
    icon(`season-${season}`, width / 2, height / 2, 24, LANTERN),
  ]);
}
