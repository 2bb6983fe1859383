/** The face of an Expedition card: type, cost and Bane at the top, gains at the bottom. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../kit/drawing/paths.ts";
import { number } from "../../../../kit/drawing/sign.ts";
import type { Card } from "../../model/card.ts";
import type { Amount } from "../../model/goods.ts";
import { baneStar, counted, goodsIn, icon, typeBadge, typeOf, typeShape } from "./badges.ts";
import { nameLines } from "./names-on-cards.ts";
import { INK, LANTERN, PAPER, TYPE_COLORS } from "./palette.ts";
import { edgeOf } from "./type-edges.ts";
import { vignette } from "./vignettes.ts";

export const CARD = { width: 120, height: 168, round: 9 } as const;

const NAME_TOP = 88;
const PAPER_TOP = 122;

export const OUTLINE = box(0, 0, CARD.width, CARD.height, CARD.round);
export const RIM: Part = {
  d: box(0.75, 0.75, CARD.width - 1.5, CARD.height - 1.5, CARD.round - 0.75),
  line: { paint: INK, width: 1.5 },
};

export const cardFace = (card: Card, name: string): Drawing => ({
  width: CARD.width,
  height: CARD.height,
  outline: OUTLINE,
  parts: [
    ...vignette(card.id),
    ...nameBand(card, name),
    { d: box(0, PAPER_TOP, CARD.width, CARD.height - PAPER_TOP), fill: PAPER },
    ...gain(card),
    ...bonus(card),
    ...season(card),
    ...cost(card.cost),
    ...(card.bane > 0 ? baneStar(card.bane, 101, 47, 16.5) : []),
    ...typeBadge(card.type, 19.5, 20, 14.5),
    RIM,
  ],
});

function nameBand({ type }: Card, name: string): Part[] {
  const { lines, size } = nameLines(name, CARD.width - 10, 14.5, 13.5);
  const middle = (NAME_TOP + PAPER_TOP) / 2;
  const step = 13;
  return [
    { d: edgeOf(type, NAME_TOP - 2, PAPER_TOP, CARD.width), fill: INK },
    { d: edgeOf(type, NAME_TOP, PAPER_TOP, CARD.width), fill: TYPE_COLORS[type].plain },
    ...lines.map((text, i): Part => {
      const y = middle + (i - (lines.length - 1) / 2) * step + size * 0.33;
      return { text, x: CARD.width / 2, y, size, font: "display", paint: INK, align: "middle" };
    }),
  ];
}

const gain = ({ gain }: Card): Part[] => [
  ...goodsIn(gain).flatMap(([good, amount]) => [
    { d: circle(30, 145, 20), fill: "#fffaf0", line: { paint: TYPE_COLORS[typeOf(good)].plain, width: 3.4 } },
    ...counted(amount, good, 30, 145, 20),
  ]),
];

/** A broken rim and the sign of a pair show that the bonus is for two cards of one type. */
const bonus = ({ bonus, type }: Card): Part[] => [
  ...goodsIn(bonus).flatMap(([good, amount]) => [
    {
      d: circle(79, 147, 17),
      fill: "#fffaf0",
      line: { paint: TYPE_COLORS[typeOf(good)].plain, width: 2.6, dash: [4.2, 4.2] },
    },
    ...counted(amount, good, 79, 147.5, 16.5),
  ]),
  ...[64.5, 56].flatMap((x) => [
    typeShape(type, x, 130.5, 6, { fill: INK }),
    typeShape(type, x, 130.5, 4.8, { fill: TYPE_COLORS[type].plain }),
  ]),
];

const NUMERALS = { 1: "I", 2: "II", 3: "III" } as const;

const season = ({ season }: Card): Part[] => [
  icon(`season-${season}`, 107.5, 139, 12, "#55503f"),
  {
    text: NUMERALS[season],
    x: 107.5,
    y: 160,
    size: 13.5,
    font: "display",
    paint: "#3d392d",
    align: "middle",
  },
];

const cost = (amount: Amount): Part[] => [
  { d: "M76 0H120V27H85q-9 0-9-9z", fill: INK },
  icon("cost", 88.5, 13.5, 14, PAPER),
  number(amount, 107, 13.5, 19, amount === "X" ? LANTERN : "#fff", "middle"),
];
