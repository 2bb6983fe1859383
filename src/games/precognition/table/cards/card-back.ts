/** The back of a card, which shows only its season. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../kit/drawing/paths.ts";
import type { Season } from "../../model/card.ts";
import { icon } from "./badges.ts";
import { CARD, OUTLINE, RIM } from "./card-face.ts";
import { INK, LANTERN, SCENERY } from "./palette.ts";

const { width, height } = CARD;
const [x, y] = [width / 2, height / 2];

export function cardBack(season: Season): Drawing {
  const { sky, water, near, ink } = SCENERY[season];
  const waves = Array.from({ length: 6 }, (_, i): Part => {
    const top = y + 14 + i * 13;
    return {
      d: `M${i % 2 === 0 ? 0 : -12} ${top}${"q6-7 12 0t12 0".repeat(6)}V${height}H0z`,
      fill: i % 2 === 0 ? (water[0] ?? near) : (water[1] ?? near),
    };
  });
  return {
    width,
    height,
    outline: OUTLINE,
    parts: [
      { d: OUTLINE, fill: { from: [0, 0], to: [0, height], stops: sky } },
      { d: RAYS, fill: near, opacity: 0.28 },
      ...waves,
      {
        d: `M26 ${y + 6}C40 ${y + 20} 80 ${y + 20} 94 ${y + 6}L86 ${y + 22}C76 ${y + 30} 44 ${y + 30} 34 ${y + 22}z`,
        fill: ink,
      },
      { d: circle(x, y - 14, 27), fill: ink },
      { d: circle(x, y - 14, 24.5), line: { paint: LANTERN, width: 1.6 } },
      icon(`season-${season}`, x, y - 14, 30, LANTERN),
      { d: `${OUTLINE}${FRAME}`, fill: INK },
      { d: FRAME, line: { paint: LANTERN, width: 1 } },
      RIM,
    ],
  };
}

const FRAME = box(5, 5, width - 10, height - 10, 6);

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [from, to] = [(i * Math.PI) / 8, ((i + 0.5) * Math.PI) / 8];
  const point = (angle: number) =>
    `${(x + 150 * Math.cos(angle)).toFixed(1)} ${(y - 14 + 150 * Math.sin(angle)).toFixed(1)}`;
  return `M${x} ${y - 14}L${point(from)}L${point(to)}z`;
}).join("");
