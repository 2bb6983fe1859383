/** Pictures of the third season: ice, lanterns, and eyes in the water. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { fill, put, stroke } from "../../../../../kit/drawing/put.ts";
import { INK, SCENERY } from "../palette.ts";
import { river, underwater, water } from "./backdrops.ts";
import { crate, hull, lantern, windows } from "./built.ts";
import { fir, fish, human, swimmer } from "./nature.ts";

const s = SCENERY[3];
const ICE = "#bcd6ee";
const CLOAKS = ["#6f88b8", "#a85c62", "#5f9a8a", "#b8935a"];

const snow: Part = fill(
  [
    [12, 46],
    [24, 30],
    [44, 24],
    [50, 48],
    [72, 18],
    [80, 52],
    [64, 40],
    [92, 68],
    [110, 74],
    [34, 56],
    [98, 32],
    [8, 66],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, i % 3 === 0 ? 1.3 : 0.9))
    .join(""),
  s.pale,
  0.9,
);

/** A boat with people under a lantern. */
const convoyBoat: Part[] = [
  stroke("M0-4V-30", INK, 2),
  fill("M-24-6V-16H-6V-6z", s.rust),
  fill(windows(-21, -13.5, 2, 1, [8, 9]), s.glow),
  put(human("#6f88b8"), 6, -4, { scale: 0.9 }),
  put(human("#a85c62"), 15, -4, { scale: 0.9 }),
  put(hull("#101a3c", s.pale, 32), 0, 2),
  put(lantern(s.glow), 0, -32, { scale: 1 }),
  fill("M-6 12H6L3 30H-3z", s.glow, 0.25),
];

/** An old Ymune with a beard of weed, 48 units high. */
const elder = (skin: string, beard: string): Part[] => {
  const head =
    "M-20 4C-22-8-20-18-14-23C-19-26-20-32-16-36C-15-42-9-44-6-39C-2-40.500 2-40.500 6-39C9-44 15-42 16-36C20-32 19-26 14-23C20-18 22-8 20 4z";
  return [
    fill(head, skin),
    stroke(head, INK, 1.3),
    fill("M-14-22C-10-14-13-4-17 5H17C13-4 10-14 14-22C8-17-8-17-14-22z", beard),
    stroke("M-9-18C-8-10-10-2-12 5M-3-17C-3-9-4-2-5 5M3-17C3-9 4-2 5 5M9-18C8-10 10-2 12 5", INK, 1, 0.7),
    fill(`${circle(-10.5, -36, 4.2)}${circle(10.5, -36, 4.2)}`, s.glow),
    fill("M-12-40h3v8h-3zM9-40h3v8H9z", INK),
    stroke("M-17-41L-6-42M6-42L17-41", beard, 2.6),
    stroke("M-9-26Q0-22 9-26", INK, 1.4),
  ];
};

export const NIGHT: Readonly<Record<string, readonly Part[]>> = {
  "fog-nets": [
    ...river(3),
    fill("M0 84C20 74 40 80 60 78S104 72 120 80V104H0z", ICE),
    stroke("M18 82V26M62 80V22M104 78V34", INK, 3),
    fill("M18 30Q40 40 62 26V64Q40 76 18 66zM62 28Q84 44 104 38V66Q84 74 62 62z", s.glint, 0.32),
    stroke(
      "M18 30Q40 40 62 26Q84 44 104 38M18 42Q40 52 62 38Q84 54 104 48M18 54Q40 64 62 50Q84 64 104 57M18 66Q40 76 62 62Q84 74 104 66M26 33V69M34 35V71M42 35V71M50 32V69M70 32V67M79 36V69M88 39V70M96 39V68",
      s.pale,
      1,
    ),
    fill(
      `${circle(30, 60, 2)}${circle(46, 68, 2.2)}${circle(74, 56, 2)}${circle(92, 66, 2.2)}${circle(54, 52, 1.6)}`,
      s.pale,
    ),
    put(fish(s.glow), 38, 52, { scale: 1, turn: -14 }),
    put(fish(s.glow), 82, 60, { scale: 1, isFlipped: true, turn: 12 }),
    put(human("#a85c62"), 46, 90, { scale: 1.2 }),
    fill(box(34, 82, 7, 8, 1), s.rust),
    stroke("M0 48h40M58 74h62", s.pale, 4, 0.2),
  ],
  "wrecked-freighter": [
    ...river(3),
    put(
      [
        fill("M-52-14H50L58-30H66L56 18H-40z", s.rust),
        fill("M-47 2H59L56 18H-40z", "#3a2233"),
        stroke("M-52-14H50L58-30H66L56 18H-40z", INK, 1.4),
        fill(box(-44, -40, 22, 26), s.pale),
        fill(windows(-41, -36, 3, 2, [7, 9]), INK),
        fill(box(-38, -52, 9, 13), s.rust),
        stroke(box(-44, -40, 22, 26), INK, 1.2),
        fill(box(-16, -25, 18, 11), "#5f9a8a"),
        fill(box(3, -25, 18, 11), "#c9a24c"),
        fill(box(-8, -36, 18, 11), "#6f88b8"),
        stroke(`${box(-16, -25, 18, 11)}${box(3, -25, 18, 11)}${box(-8, -36, 18, 11)}`, INK, 1.1),
        stroke("M34-14V-42L50-34", INK, 2.2),
      ],
      56,
      78,
      { turn: -13 },
    ),
    fill("M0 84L16 74L34 82L52 76L66 88L88 80L120 90V104H0z", ICE),
    fill("M16 74L34 82L26 92L6 90zM88 80L120 90V98L80 94z", s.pale),
    put(crate("#a8743c", INK), 76, 88, { turn: 12 }),
    snow,
  ],
  "last-convoy": [
    ...river(3),
    put(convoyBoat, 92, 66, { scale: 0.45 }),
    put(convoyBoat, 78, 72, { scale: 0.7 }),
    put(convoyBoat, 42, 82, { scale: 1.15 }),
    stroke("M8 94h24M60 92h30", s.glint, 1.3, 0.7),
    snow,
  ],
  "harbour-crowd": [
    ...river(3),
    stroke("M16 84V24L74 20M16 34L34 23M16 24L8 34M70 20V40", INK, 3.2),
    stroke("M16 84L16 24", s.mid, 1.2),
    fill(box(62, 40, 16, 12), s.rust),
    stroke(box(62, 40, 16, 12), INK, 1.2),
    ...[30, 44, 58, 72, 86].map((x, i) => put(human(CLOAKS[(i + 2) % 4] ?? s.rust), x, 74, { scale: 1.05 })),
    ...[23, 37, 51, 65, 79, 93].map((x, i) => put(human(CLOAKS[i % 4] ?? s.rust), x, 83, { scale: 1.25 })),
    fill("M0 80H120V104H0z", "#4a4468"),
    stroke("M0 80H120M20 80V104M56 80V104M92 80V104M0 90H120", INK, 1.3),
    stroke("M106 80V56", INK, 2.2),
    put(lantern(s.glow), 106, 53, { scale: 1.2 }),
    snow,
  ],
  "night-shoal": [
    ...underwater(3, 24),
    put(swimmer("#24507e", "#6fb5d8", s.glow), 88, 44, { scale: 0.6, turn: 12 }),
    put(swimmer("#24507e", "#6fb5d8", s.glow), 36, 46, { scale: 0.65, turn: 10 }),
    put(swimmer("#2f7d92", "#8fe0d8", s.glow), 84, 66, { scale: 0.95, turn: 12 }),
    put(swimmer("#3c93a0", "#a6f0e2", s.glow), 38, 70, { scale: 1.2, turn: 10 }),
    put(swimmer("#2f7d92", "#8fe0d8", s.glow), 92, 88, { scale: 0.8, turn: 8 }),
    fill(
      `${circle(12, 56, 1.4)}${circle(62, 50, 1.2)}${circle(108, 56, 1.4)}${circle(70, 82, 1.3)}${circle(16, 84, 1.2)}`,
      "#8fe8c0",
    ),
  ],
  "estuary-elders": [
    ...river(3),
    put(fir(s.near, s.pale), 112, 70, { scale: 0.9 }),
    put(fir(s.near, s.pale), 6, 72, { scale: 0.8 }),
    put(elder("#2f6f80", "#5f9a6a"), 24, 76, { scale: 0.8 }),
    put(elder("#3a7f78", "#7fae78"), 92, 80, { scale: 0.8 }),
    put(elder("#4fa092", "#a9cf9a"), 58, 86, { scale: 1.15 }),
    ...water(s, 84),
    stroke("M30 88q28-8 56 0M8 80q14-5 28 0", s.glint, 1.3, 0.8),
    snow,
  ],
};
