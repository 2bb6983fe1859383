/** The faces of cards that are seen small: only type, cost, Bane and gains, or even less. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { circle } from "../../../../kit/drawing/paths.ts";
import { number } from "../../../../kit/drawing/sign.ts";
import type { Card } from "../../model/card.ts";
import type { Amount } from "../../model/goods.ts";
import { baneStar, counted, goodsIn, icon, typeBadge, typeOf } from "./badges.ts";
import { CARD, OUTLINE, RIM } from "./card-face.ts";
import { INK, LANTERN, PAPER, TYPE_COLORS } from "./palette.ts";
import { edgeOf } from "./type-edges.ts";
import { vignette } from "./vignettes.ts";

const BAND_TOP = 84;
const PAPER_TOP = 96;

export const compactFace = (card: Card): Drawing => ({
  width: CARD.width,
  height: CARD.height,
  outline: OUTLINE,
  parts: [
    ...vignette(card.id),
    { d: edgeOf(card.type, BAND_TOP - 3, CARD.height, CARD.width), fill: INK },
    { d: edgeOf(card.type, BAND_TOP, CARD.height, CARD.width), fill: TYPE_COLORS[card.type].plain },
    { d: `M0 ${PAPER_TOP}H${CARD.width}V${CARD.height}H0z`, fill: PAPER },
    ...goodsIn(card.gain).flatMap(([good, amount]) => [
      { d: circle(34, 132, 29), fill: "#fffaf0", line: { paint: TYPE_COLORS[typeOf(good)].plain, width: 6 } },
      ...counted(amount, good, 34, 132, 28),
    ]),
    ...goodsIn(card.bonus).flatMap(([good, amount]) => [
      {
        d: circle(91.5, 136.5, 26),
        fill: "#fffaf0",
        line: { paint: TYPE_COLORS[typeOf(good)].plain, width: 4, dash: [6, 6.5] },
      },
      ...counted(amount, good, 91.5, 136.5, 26),
    ]),
    ...cost(card.cost),
    ...(card.bane > 0 ? baneStar(card.bane, 89, 68, 30) : []),
    ...typeBadge(card.type, 25, 26, 20),
    RIM,
  ],
});

/** So small that digits couldn't be read: only its type, and whether it has Bane. */
export const bareFace = (card: Card): Drawing => ({
  width: CARD.width,
  height: CARD.height,
  outline: OUTLINE,
  parts: [
    ...vignette(card.id),
    { d: edgeOf(card.type, BAND_TOP - 3, CARD.height, CARD.width), fill: INK },
    { d: edgeOf(card.type, BAND_TOP, CARD.height, CARD.width), fill: TYPE_COLORS[card.type].plain },
    ...(card.bane > 0 ? baneStar("", 91, 30, 25) : []),
    ...typeBadge(card.type, CARD.width / 2, 110, 40),
    RIM,
  ],
});

const cost = (amount: Amount): Part[] => [
  { d: "M58 0H120V38H68q-10 0-10-10z", fill: INK },
  icon("cost", 75, 19, 21, PAPER),
  number(amount, 102, 19, 30, amount === "X" ? LANTERN : "#fff", "middle"),
];
