/** The face of an Objective: what it requires, and below that the price of its easier side. */

import type { Drawing, Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { put } from "../../../../../kit/drawing/put.ts";
import { number } from "../../../../../kit/drawing/sign.ts";
import type { Objective, Requirement } from "../../../model/objective.ts";
import { river } from "../art/backdrops.ts";
import { goodsIn, icon, typeOf } from "../badges.ts";
import { nameLines } from "../names-on-cards.ts";
import { INK, LANTERN, PAPER, SIGN_COLORS, TYPE_COLORS } from "../palette.ts";

export const OBJECTIVE = { width: 132, height: 118, round: 8 } as const;

const BAND = 28;
const PRICE_TOP = 90;
const OUTLINE = box(0, 0, OBJECTIVE.width, OBJECTIVE.height, OBJECTIVE.round);

export const objectiveFace = ({ season, scope, front, price, back }: Objective, name: string): Drawing => ({
  width: OBJECTIVE.width,
  height: OBJECTIVE.height,
  outline: OUTLINE,
  parts: [
    put(river(season), 0, -16, { scale: 1.1 }),
    ...nameOn(name),
    ...whose(scope),
    ...front.flatMap((one, i) => required(one, 38 + i * 56, 68, 18)),
    { d: box(0, PRICE_TOP, OBJECTIVE.width, OBJECTIVE.height - PRICE_TOP), fill: PAPER },
    { d: box(0, PRICE_TOP - 1, OBJECTIVE.width, 1.5), fill: INK },
    ...goodsIn(price).flatMap(([good, amount], i): Part[] => [
      number(amount, 15 + i * 26, 104, 13, INK, "end"),
      icon(good, 23 + i * 26, 104, 12, SIGN_COLORS[good].deep),
    ]),
    { d: "M66 104H80M75 99.500L80 104L75 108.500", line: { paint: INK, width: 2.2 } },
    ...required(back, 106, 104, 11.5),
    { d: box(0.75, 0.75, OBJECTIVE.width - 1.5, OBJECTIVE.height - 1.5, 7.25), line: { paint: INK, width: 1.5 } },
  ],
});

function nameOn(name: string): Part[] {
  const { lines, size } = nameLines(name, OBJECTIVE.width - 14, 14, 11);
  return [
    { d: `M0 0H${OBJECTIVE.width}V${BAND - 3}q-11 5-22 0t-22 0t-22 0t-22 0t-22 0t-22 0z`, fill: INK },
    ...lines.map((text, i): Part => {
      const y = BAND / 2 - 1 + (i - (lines.length - 1) / 2) * 11 + size * 0.33;
      return { text, x: OBJECTIVE.width / 2, y, size, font: "display", paint: LANTERN, align: "middle" };
    }),
  ];
}

/** A sign for one boat, or for all of them. */
export const whose = (scope: Objective["scope"]): Part[] =>
  [0, 1, 2].flatMap((i) => {
    const isMeant = scope === "each" || i === 1;
    const x = OBJECTIVE.width / 2 + (i - 1) * 21;
    return [
      icon("boat", x, 40, isMeant ? 18 : 14, INK),
      icon("boat", x, 39.4, isMeant ? 14.5 : 11, isMeant ? LANTERN : "#8ea3a8"),
    ];
  });

function required({ of, atLeast }: Requirement, x: number, y: number, r: number): Part[] {
  const rim = of === "contaminated" ? "#8095a8" : TYPE_COLORS[of === "healthy" ? "human" : typeOf(of)].plain;
  const isLong = atLeast > 9;
  return [
    { d: circle(x, y, r + 2), fill: INK },
    { d: circle(x, y, r), fill: "#fffaf0", line: { paint: rim, width: r * 0.14 } },
    number(atLeast, x + r * (isLong ? 0.08 : -0.04), y, r * (isLong ? 0.82 : 1.05), INK, "end"),
    icon(of, x + r * 0.47, y, r * (isLong ? 0.74 : 0.84), SIGN_COLORS[of].deep),
  ];
}
