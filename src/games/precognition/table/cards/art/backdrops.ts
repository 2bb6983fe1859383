/** Backgrounds: the river in its three seasons, above and below the water. */

import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { fill, put, stroke } from "../../../../../kit/drawing/put.ts";
import type { Season } from "../../../model/card.ts";
import { SCENERY, type Scenery } from "../palette.ts";
import { fir, pylon } from "./nature.ts";

/** The name covers what is below `waterline`. */
export const PICTURE = { width: 120, height: 96, waterline: 64 } as const;

const { width: W, height: H, waterline } = PICTURE;

export function river(season: Season): Part[] {
  const s = SCENERY[season];
  return [
    fill(box(0, 0, W, waterline + 2), { from: [0, 0], to: [0, waterline], stops: s.sky }),
    ...BANKS[season](s),
    ...water(s),
  ];
}

export const water = (s: Scenery, top: number = waterline): Part[] => [
  fill(box(0, top, W, H - top + 8), { from: [0, top], to: [0, H], stops: s.water }),
  stroke(`M4 ${top + 7}h14M88 ${top + 5}h24M30 ${top + 18}h12M78 ${top + 15}h18M50 ${top + 4}h10`, s.glint, 1, 0.55),
];

const BANKS: Readonly<Record<Season, (s: Scenery) => Part[]>> = {
  1: (s) => [
    fill(circle(52, 36, 14), s.disc, 0.85),
    fill("M0 52C14 40 26 44 38 50S62 42 78 46S106 36 120 44V70H0z", s.far),
    fill("M0 60C10 52 22 56 34 60S70 62 84 56S110 50 120 55V70H0z", s.mid),
    stroke("M8 48h34M64 52h40", s.pale, 2.4, 0.45),
  ],
  2: (s) => [
    fill(circle(56, 40, 17), s.disc, 0.9),
    fill("M0 52h9V40h8v12h6V34h9v18h8V44h7v8h22V42h8v10h9V36h4v-6h3v6h4v16h8V44h8v8h7v16H0z", s.far),
    put(pylon(s.mid), 103, 66, { scale: 0.5 }),
    fill("M0 60h14V50h8v10h30v-4h9v4h24V52h9v8h26v8H0z", s.mid),
  ],
  3: (s) => [
    fill("M0 12C24 22 38 6 60 14S98 24 120 10V25C98 37 84 26 62 28S24 38 0 27z", "#63d9a4", 0.3),
    fill("M0 22C28 30 42 16 66 23S102 32 120 24V31C100 40 82 31 64 33S26 41 0 33z", "#8fe8c0", 0.22),
    fill(circle(58, 34, 9), s.disc),
    fill(circle(62, 31.5, 7.5), s.sky[1] ?? s.mid),
    fill("M0 54L14 44L26 52L44 42L60 53L80 40L98 52L120 42V70H0z", s.far),
    ...[4, 13, 93, 104, 115].map((x, i) => put(fir(s.mid, s.pale), x, 67, { scale: 0.62 + (i % 3) * 0.12 })),
  ],
};

/** A view under water, with light falling through the surface at height `surface`. */
export function underwater(season: Season, surface: number): Part[] {
  const s = SCENERY[season];
  return [
    fill(box(0, 0, W, surface + 2), { from: [0, 0], to: [0, surface], stops: s.sky }),
    fill(circle(56, surface - 6, 12), s.disc, 0.9),
    fill(box(0, surface, W, H - surface + 8), { from: [0, surface], to: [0, H], stops: [s.glint, ...s.water] }),
    fill(`M44 ${surface}L20 104H42L58 ${surface}zM66 ${surface}L74 104H98L78 ${surface}z`, s.pale, 0.16),
    fill(`M0 ${surface}q10-4 20 0t20 0t20 0t20 0t20 0t20 0v3q-10-4-20 0t-20 0t-20 0t-20 0t-20 0t-20 0z`, s.pale, 0.8),
  ];
}
