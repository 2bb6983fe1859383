/** The face of an Objective on the river, so small that only signs fit: its scope, requirements, price and status. */

import type { Drawing, Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { number } from "../../../../../kit/drawing/sign.ts";
import type { Season } from "../../../model/card.ts";
import type { Objective, Requirement } from "../../../model/objective.ts";
import type { ShownObjective } from "../../../model/state.ts";
import { requiredBy } from "../../../rules/mission.ts";
import { objective } from "../../../rules/pieces.ts";
import { goodsIn, icon } from "../badges.ts";
import { BANE, INK, LANTERN, PAPER, SCENERY, SIGN_COLORS } from "../palette.ts";
import type { Standing } from "./standing.ts";

export const SLIP = { width: 116, height: 52 } as const;
const { width, height } = SLIP;

const OUTLINE = box(0, 0, width, height, 8);
/** The scope, at the left. */
const ASKED = 30;
/** The price, at the right of the hard side. */
const PRICE = 36;
const PRICE_DIGITS = 17.2;
/** Below this scale the digits of the price couldn't be read; those of the requirements are larger. */
const LEGIBLE_PRICE = 0.785;

/** The rim of an Objective that is met, open or lost. */
const RIMS: Readonly<Record<Standing, string>> = { met: LANTERN, open: "#8a6d3c", lost: BANE };

/** `size` is the scale at which it will be seen. */
export function slipFace(shown: ShownObjective, standing: Standing, size = 1): Drawing {
  const { scope } = objective(shown.id);
  const ground = shown.isMitigated ? "#d3e8dd" : PAPER;
  return slip([
    { d: OUTLINE, fill: ground },
    { d: box(0, 0, ASKED, height), fill: INK },
    ...ASKING[scope](),
    ...requirements(shown),
    ...(shown.isMitigated ? [] : price(shown.id, size >= LEGIBLE_PRICE)),
    { d: box(1.5, 1.5, width - 3, height - 3, 7), line: { paint: RIMS[standing], width: 3 } },
    ...standingMark(standing, ASKED, 9.5),
  ]);
}

/** The back. */
export function slipBack(season: Season): Drawing {
  const { water, glint } = SCENERY[season];
  return slip([
    { d: OUTLINE, fill: { from: [0, 0], to: [0, height], stops: water } },
    ...[13, 27, 41].map(
      (y, i): Part => ({
        d: `M${i % 2 === 0 ? -8 : -20} ${y}${"q7-6 14 0t14 0".repeat(6)}`,
        line: { paint: glint, width: 1.4 },
        opacity: 0.3,
      }),
    ),
    { d: circle(width / 2, height / 2, 18), fill: INK },
    icon(`season-${season}`, width / 2 - 7, height / 2, 15, LANTERN),
    number("?", width / 2 + 9, height / 2, 19, LANTERN, "middle"),
    { d: box(1.2, 1.2, width - 2.4, height - 2.4, 7), line: { paint: INK, width: 2.4 } },
  ]);
}

const slip = (parts: readonly Part[]): Drawing => ({ width, height, outline: OUTLINE, parts });

const oneBoat = (): Part[] => [icon("boat", ASKED / 2 + 0.5, height / 2, 22, LANTERN)];

/** All boats. */
const allBoats = (): Part[] => [
  icon("boat", ASKED / 2 + 0.5, 12, 13, PAPER),
  icon("boat", ASKED / 2 + 0.5, 26, 13, PAPER),
  icon("boat", ASKED / 2 + 0.5, 40, 13, PAPER),
];

/** The sign of the scope. */
export const ASKING: Readonly<Record<Objective["scope"], () => readonly Part[]>> = { one: oneBoat, each: allBoats };

function requirements(shown: ShownObjective): Part[] {
  const required = requiredBy(shown);
  const room = width - ASKED - (shown.isMitigated ? 16 : PRICE);
  const middle = ASKED + room / 2;
  const size = required.length === 1 ? 25 : 19;
  return required.flatMap((one, i) =>
    requirement(one, middle, required.length === 1 ? height / 2 : 15 + 22.5 * i, size),
  );
}

const requirement = ({ of, atLeast }: Requirement, x: number, y: number, size: number): Part[] => [
  number(atLeast, x + (atLeast > 9 ? 3 : 0), y, size, INK, "end"),
  icon(of, x + size * 0.62, y, size * 0.94, SIGN_COLORS[of].deep),
];

/** The price, beside an arrow for turning the Objective over. */
function price(id: string, hasDigits: boolean): Part[] {
  const left = width - PRICE;
  const goods = goodsIn(objective(id).price);
  const top = goods.length === 1 ? 32 : 24;
  return [
    { d: `M${left} 5V${height - 5}`, line: { paint: "#a58f63", width: 1.2, dash: [3, 3] } },
    { d: `M${left + 8} 13h9.500v-4.500l7 6l-7 6v-4.500h-9.500z`, fill: "#7d6a42" },
    ...goods.flatMap(([good, amount], i): Part[] => [
      ...(hasDigits ? [number(`${amount}`, left + 15, top + 17 * i + 1, PRICE_DIGITS, "#4a3b1c", "end")] : []),
      icon(good, hasDigits ? left + 23 : left + PRICE / 2, top + 17 * i + 1, 13, SIGN_COLORS[good].deep),
    ]),
  ];
}

/** A tick, an empty ring or a cross, so that it isn't shown by colour only. */
export function standingMark(standing: Standing, x: number, y: number): Part[] {
  const ground: Part = { d: circle(x, y, 7.5), fill: INK };
  switch (standing) {
    case "met":
      return [
        ground,
        { d: circle(x, y, 6.2), fill: RIMS.met },
        { d: `M${x - 3.4} ${y}l2.600 2.800l4.400-5.400`, line: { paint: INK, width: 2.2 } },
      ];
    case "open":
      return [ground, { d: circle(x, y, 4.6), line: { paint: LANTERN, width: 2 } }];
    case "lost":
      return [
        ground,
        { d: circle(x, y, 6.2), fill: RIMS.lost },
        { d: `M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`, line: { paint: INK, width: 2.2 } },
      ];
  }
}
