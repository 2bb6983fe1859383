/** Pictures of the first season: reeds and orchards. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { fill, put, stroke } from "../../../../../kit/drawing/put.ts";
import { INK, SCENERY } from "../palette.ts";
import { river, underwater } from "./backdrops.ts";
import { hull, lantern, spark, tent, windows } from "./built.ts";
import { fish, human, pylon, reeds, singer, swimmer, tree } from "./nature.ts";

const s = SCENERY[1];
const SKIN = "#6cb866";
const BELLY = "#c8ead2";

export const THAW: Readonly<Record<string, readonly Part[]>> = {
  "reed-cutters": [
    ...river(1),
    put(reeds(s.mid, s.rust), 98, 70, { scale: 0.8 }),
    put(hull("#8a5a3c", s.pale, 30), 56, 76),
    put(human(s.rust), 46, 72, { scale: 1.35 }),
    stroke("M51 60Q58 50 66 52", INK, 2),
    stroke("M66 52C72 50 73 44 69 41", s.pale, 2.4),
    fill("M60 70L82 57L85 60L70 72z", s.leaf),
    stroke("M60 70L84 57M63 71L85 60M70 63L74 68", s.ink, 0.9),
    put(reeds(s.near, s.rust), 16, 96, { scale: 1.15 }),
    put(reeds(s.leaf, s.rust), 106, 98, { scale: 0.85, isFlipped: true }),
  ],
  "eel-traps": [
    ...underwater(1, 30),
    fill("M48 27h10v6H48z", s.rust),
    stroke("M53 33C54 42 50 46 46 50", s.ink, 1.4),
    put(
      [
        fill("M-34-16C-10-14 14-10 30-4V4C14 10-10 14-34 16C-38 8-38-8-34-16z", "#c99a5a"),
        stroke(
          "M-26-15C-29-8-29 8-26 15M-16-13.500C-19-7-19 7-16 13.500M-5-12C-7-6-7 6-5 12M6-9C4-4 4 4 6 9M17-6.500C16-3 16 3 17 6.500M-35-8C-10-6 14-4 30-1.500M-35 8C-10 6 14 4 30 1.500M-36 0H30",
          "#5c3c1e",
          1.3,
        ),
        fill("M-34-16C-38-8-38 8-34 16C-29 8-29-8-34-16z", INK),
      ],
      62,
      64,
      { turn: -10 },
    ),
    stroke("M8 54C16 44 24 46 26 56S20 76 12 78", "#20393a", 7),
    stroke("M8 54C16 44 24 46 26 56S20 76 12 78", "#7da06a", 4.6),
    stroke("M24 70C36 60 44 66 56 62", "#7da06a", 4.2),
    fill(circle(9, 53, 3.6), "#7da06a"),
    fill(circle(8, 52, 1), INK),
    put(reeds(s.near, s.near), 108, 100, { scale: 0.75 }),
  ],
  "drowned-orchard": [
    ...river(1),
    put(tree(s.mid, s.far, s.near, s.rust), 100, 66, { scale: 0.66 }),
    put(tree("#4f8a4a", "#8fc06a", s.ink, "#d9512f"), 30, 80, { scale: 1.05 }),
    put(tree("#5f9c50", "#a5cf78", s.ink, "#d9512f"), 74, 84, { scale: 1.18, isFlipped: true }),
    stroke("M18 84h22M58 88h32M96 69h10", s.glint, 1.4, 0.8),
    fill(`${circle(50, 82, 2.2)}${circle(96, 80, 2.2)}`, "#d9512f"),
  ],
  "raft-drifters": [
    ...river(1),
    stroke("M62 76V30", s.ink, 2.4),
    fill("M63 31L92 40C88 50 90 58 92 64L63 62z", s.pale),
    fill("M63 31L92 40L90 48L63 44z", s.rust),
    fill(box(70, 50, 8, 7), s.leaf, 0.9),
    put(human("#5a7fa8"), 44, 76, { scale: 1.35 }),
    put(human(s.rust), 30, 76, { scale: 1.05 }),
    put(human(s.leaf), 78, 77, { scale: 1.1 }),
    fill("M16 76H98L94 85H20z", "#8a5a3c"),
    stroke("M17 76.500H97M30 77V85M46 77V85M62 77V85M78 77V85", s.ink, 1.3),
    stroke("M8 88h26M44 90h34M86 87h22", s.glint, 1.5, 0.8),
  ],
  "rooftop-camp": [
    ...river(1),
    fill(box(84, 36, 9, 22), "#7a4a3a"),
    fill(box(82.5, 34, 12, 4), s.ink),
    fill("M10 84L32 52H92L114 84V98H10z", "#a9553a"),
    fill("M32 52H92L96 58H28z", "#c97252"),
    stroke(
      "M25 64H99M20 72H104M15 80H109M44 53V63M62 53V63M80 53V63M34 65V71M54 65V71M74 65V71M90 65V71",
      "#6b3120",
      1.2,
    ),
    put(tent("#f3dfae", s.rust), 44, 54, { scale: 1.15 }),
    put(tent("#7fb5a8", s.near), 70, 54, { scale: 0.9 }),
    put(human("#5a7fa8"), 57.5, 55, { scale: 0.95 }),
    fill("M0 86q8-3 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V104H0z", s.water[1] ?? s.near),
  ],
  "silent-ferry": [
    ...river(1),
    stroke("M0 44Q60 58 120 46", s.ink, 1.1),
    stroke("M30 52V74M92 50V74", s.ink, 2),
    fill(box(44, 48, 34, 24, 2), s.pale),
    fill("M40 48H82L78 43H44z", s.rust),
    fill(windows(48, 53, 4, 1, [7.5, 13]), s.near),
    ...[20, 30, 40].map((x, i) => put(human(["#5a7fa8", s.leaf, s.rust][i] ?? s.leaf), x, 73, { scale: 1 })),
    ...[84, 94].map((x) => put(human("#7d6a9c"), x, 73, { scale: 1 })),
    put(hull("#3c4f5c", s.pale, 50), 60, 78, { scale: 1 }),
    stroke("M0 62h34M70 66h50M16 92h60", s.pale, 3, 0.5),
    put(lantern(s.glow), 61, 39, { scale: 0.9 }),
  ],
  "spring-singers": [
    ...river(1),
    fill("M26 70C20 52 28 36 44 30C56 24 78 26 86 36C98 44 100 58 96 70z", s.near),
    fill("M44 70C40 54 44 42 58 40S80 50 76 70z", s.ink),
    fill("M50 72C49 56 50 48 59 47S70 56 69 72z", { from: [0, 46], to: [0, 74], stops: [s.pale, "#8fe0d8"] }),
    stroke("M55 50V72M60 48V72M65 52V72", s.glint, 1),
    fill("M28 40C34 34 40 32 44 31C40 36 38 40 38 46C33 46 29 44 28 40z", s.leaf),
    put(singer(SKIN, BELLY, s.glow), 26, 86, { scale: 1.2 }),
    put(singer("#6cc0a4", BELLY, s.glow), 92, 86, { scale: 1.2 }),
    put(singer("#4f9a52", BELLY, s.glow), 59, 92, { scale: 1.35 }),
    ...[
      [40, 60],
      [79, 54],
    ].flatMap(([x = 0, y = 0]) => [
      fill(circle(x, y, 2.4), s.pale),
      stroke(`M${x + 2} ${y}V${y - 8}L${x + 6} ${y - 6}`, s.pale, 1.5),
    ]),
  ],
  "weed-divers": [
    ...underwater(1, 26),
    stroke(
      "M18 104C12 88 26 80 18 64S26 48 20 38M100 104C108 88 94 78 102 64S96 52 100 44M110 104C114 92 106 84 112 72",
      s.near,
      4,
    ),
    stroke("M30 104C36 90 24 82 32 70M88 104C84 94 92 86 86 76", s.leaf, 4),
    put(swimmer(SKIN, BELLY, s.glow), 56, 56, { scale: 1.2, turn: 14 }),
    put(swimmer("#4f9a52", BELLY, s.glow), 70, 80, { scale: 0.85, turn: -12, isFlipped: true }),
    stroke(`${circle(36, 56, 2)}${circle(31, 49, 1.4)}${circle(34, 42, 2.4)}`, s.pale, 1),
  ],
  "sunken-tram": [
    ...underwater(1, 34),
    stroke("M104 104V14M104 20H60", s.ink, 2.6),
    stroke("M0 26Q60 16 104 20", s.ink, 1),
    fill("M0 96C20 84 60 92 120 84V104H0z", s.ink),
    put(
      [
        fill(box(-38, -36, 76, 38, 6), s.rust),
        fill(box(-38, -12, 76, 8), s.pale),
        stroke(box(-38, -36, 76, 38, 6), INK, 1.4),
        fill(windows(-33, -31, 5, 1, [14.2, 26]), "#fbe9a8"),
        stroke("M0-36L-8-46H10L2-36", INK, 1.8),
        fill(`${circle(-22, 3, 5)}${circle(22, 3, 5)}`, INK),
        fill(circle(-33.5, -5, 2.6), s.glow),
      ],
      56,
      84,
      { turn: 7 },
    ),
    put(fish(s.pale), 26, 48, { scale: 0.9 }),
    put(fish(s.pale), 40, 43, { scale: 0.6 }),
  ],
  "old-substation": [
    ...river(1),
    put(pylon(s.near), 98, 68, { scale: 1 }),
    stroke("M0 26Q40 40 84 27M0 34Q40 48 86 34", s.ink, 1),
    fill("M8 84C20 72 92 70 112 82V104H8z", s.near),
    fill(box(26, 48, 46, 30, 2), "#8d9a94"),
    stroke("M32 54V74M38 54V74M44 54V74M50 54V74M56 54V74M62 54V74M67 54V74", s.ink, 1.6),
    fill(box(22, 76, 54, 6), s.ink),
    ...[34, 49, 64].flatMap((x) => [
      stroke(`M${x} 48V30`, "#b5623f", 4),
      stroke(`M${x - 4} 45h8M${x - 4} 40h8M${x - 3.5} 35h7`, "#7a3a22", 2),
      fill(circle(x, 29, 2.6), s.ink),
    ]),
    put(spark(s.glow), 42, 25, { scale: 0.8, turn: 70 }),
    put(spark(s.glow), 58, 23, { scale: 0.7, turn: 110 }),
  ],
};
