/** Pictures of how cards are split in the Dual Select. */

import type { Drawing, Group, Part } from "../../../../../kit/drawing/drawing.ts";
import { box } from "../../../../../kit/drawing/paths.ts";
import { usualMark } from "../../../../../ui/look/seat-marks.ts";
import type { Resource } from "../../../model/goods.ts";
import { icon, typeShape } from "../../cards/badges.ts";
import { INK, LANTERN, PAPER, SCENERY, TYPE_COLORS } from "../../cards/palette.ts";
import { scene } from "./tokens.ts";

export type Way = "keep" | "give" | "pass";

const CARD = { width: 20, height: 28 } as const;

const open = (type: Resource): Part[] => [
  { d: box(0, 0, CARD.width, CARD.height, 2.5), fill: PAPER, line: { paint: INK, width: 1.3 } },
  { d: box(1.5, 16.5, CARD.width - 3, 4.5), fill: TYPE_COLORS[type].plain },
  typeShape(type, CARD.width / 2, 9, 5.6, { fill: INK }),
  typeShape(type, CARD.width / 2, 9, 4.8, { fill: TYPE_COLORS[type].plain }),
];

const closed: Part[] = [
  { d: box(0, 0, CARD.width, CARD.height, 2.5), fill: SCENERY[1].near, line: { paint: INK, width: 1.3 } },
  { d: box(2.5, 2.5, CARD.width - 5, CARD.height - 5, 1.5), line: { paint: LANTERN, width: 0.9 } },
  icon("season-1", CARD.width / 2, CARD.height / 2, 11, LANTERN),
];

const at = (parts: readonly Part[], x: number, y: number, turn = 0): Group => ({
  parts: [{ parts, x: -CARD.width / 2, y: -CARD.height / 2 }],
  x,
  y,
  turn,
});

const boat = (x: number, y: number, size: number, paint: string): Part[] => [
  icon("boat", x, y + 0.8, size + 3, INK),
  icon("boat", x, y, size, paint),
];

const arrow = (d: string, paint: string): Part[] => [
  { d, line: { paint: INK, width: 4.6 } },
  { d, line: { paint, width: 2.4 } },
];

interface Going {
  readonly way: Way;
  readonly parts: readonly Part[];
}

const GOINGS: readonly Going[] = [
  { way: "keep", parts: [at(closed, 66, 29), ...arrow("M66 46V60M61.500 55.500L66 60L70.500 55.500", LANTERN)] },
  {
    way: "give",
    parts: [at(open("food"), 40, 27, -6), ...arrow("M34 44L24 56M30.500 55.500L24 56L24.500 49.500", LANTERN)],
  },
  {
    way: "pass",
    parts: [
      at(open("human"), 92, 27, 5),
      at(closed, 110, 30, 12),
      ...arrow("M101 46L109 56M108.500 49.500L109 56L102.500 55.500", LANTERN),
    ],
  },
];

/** All three ways, with one highlighted if it is given. */
export function splitScene(lit?: Way): Drawing {
  const dim = lit === undefined ? [] : [{ d: box(0, 0, 132, 92), fill: INK, opacity: 0.5 }];
  const parts = (wanted: boolean) =>
    GOINGS.filter(({ way }) => (way === lit) === wanted).flatMap((going) => going.parts);
  return scene(1, [
    { d: box(0, 0, 132, 92), fill: INK, opacity: 0.32 },
    ...boat(20, 73, 20, usualMark(1).color),
    ...boat(66, 75, 26, usualMark(0).color),
    ...boat(113, 73, 20, usualMark(2).color),
    ...parts(false),
    ...dim,
    ...parts(true),
  ]);
}

/** The two cards of a zone. */
export const zoneScene = (types: readonly [Resource, Resource], dark: "second" | undefined = undefined): Drawing =>
  scene(1, [
    { d: box(0, 0, 132, 92), fill: INK, opacity: 0.35 },
    { parts: [at(open(types[0]), 0, 0)], x: 43, y: 46, scale: 1.9 },
    { parts: [at(open(types[1]), 0, 0)], x: 89, y: 46, scale: 1.9 },
    ...(dark === undefined ? [] : [{ d: box(69, 18, 40, 56, 5), fill: INK, opacity: 0.6 }]),
  ]);

/** The hand, seen from the back, and the deck. */
export const handScene = (): Drawing =>
  scene(1, [
    { d: box(0, 0, 132, 92), fill: INK, opacity: 0.35 },
    ...[0, 1, 2, 3].map((i): Part => ({ parts: [at(closed, 0, 0)], x: 33 + i * 1.4, y: 49 - i * 1.6, scale: 1.7 })),
    { parts: [at(closed, 0, 0)], x: 80, y: 49, scale: 1.7, turn: -9 },
    { parts: [at(closed, 0, 0)], x: 99, y: 50, scale: 1.7, turn: 9 },
  ]);
