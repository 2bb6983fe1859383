/** Elements that cards, tiles and Rooms have in common. */

import type { Group, Part, Shape } from "../../../../kit/drawing/drawing.ts";
import { box, circle, star } from "../../../../kit/drawing/paths.ts";
import { number, signAt } from "../../../../kit/drawing/sign.ts";
import { type Amount, GOODS, type Good, type Goods, type Resource } from "../../model/goods.ts";
import type { IconName } from "./icon-paths.ts";
import { BANE, INK, SIGN_COLORS, TYPE_COLORS } from "./palette.ts";
import { signOf } from "./signs.ts";

export const icon = (name: IconName, x: number, y: number, size: number, paint: string): Group =>
  signAt(signOf(name), x, y, size, paint);

/** Paths around the origin, in a square of side 2. */
const TYPE_SHAPES: Readonly<Record<Resource, string>> = {
  food: circle(0, 0, 1),
  human: box(-0.9, -0.9, 1.8, 1.8, 0.22),
  ymune: "M0-1.150C.62-.52 1-.03 1 .32C1 .82.56 1.120 0 1.120S-1 .82-1 .32C-1-.03-.62-.52 0-1.150z",
  battery: "M0-1.150L1.150 0L0 1.150L-1.150 0z",
};

export const typeShape = (type: Resource, x: number, y: number, r: number, shape: Omit<Shape, "d">): Group => ({
  x,
  y,
  scale: r,
  parts: [{ d: TYPE_SHAPES[type], ...shape }],
});

/** A type's colour, shape and sign. */
export const typeBadge = (type: Resource, x: number, y: number, r: number): Part[] => [
  typeShape(type, x, y, r + 2.2, { fill: INK }),
  typeShape(type, x, y, r + 0.6, { fill: "#fff8e6" }),
  typeShape(type, x, y, r - 0.8, { fill: TYPE_COLORS[type].plain }),
  icon(type, x, type === "ymune" ? y + 1.6 : y, type === "battery" ? r * 1.08 : r * 1.2, INK),
];

/** Which type a good belongs to. */
export const typeOf = (good: Good): Resource => (good === "doctor" || good === "protector" ? "ymune" : good);

/** The printed goods, in the order in which boats settle them. */
export const goodsIn = (goods: Goods<Amount>): [Good, Amount][] =>
  GOODS.flatMap((good): [Good, Amount][] => {
    const amount = goods[good];
    return amount === undefined ? [] : [[good, amount]];
  });

/** An amount and a good's sign, side by side, in the middle of a circle of radius `r`. */
export function counted(amount: string | number, good: Good, x: number, y: number, r: number): Part[] {
  const isLong = `${amount}`.length > 1;
  return [
    number(amount, x + r * (isLong ? 0.12 : -0.08), y, r * (isLong ? 0.8 : 1.14), INK, "end"),
    icon(good, x + r * (isLong ? 0.53 : 0.43), y, r * (isLong ? 0.72 : 0.84), SIGN_COLORS[good].deep),
  ];
}

export const baneStar = (bane: number | "", x: number, y: number, r: number): Part[] => [
  { d: star(x, y, 11, r, r * 0.7), fill: INK },
  { d: star(x, y, 11, r - 1.3, r * 0.7 - 1), fill: "#f6dcff" },
  { d: star(x, y, 11, r - 3, r * 0.7 - 2), fill: BANE },
  number(bane, x, y, r * 0.98, "#fff", "middle"),
];
