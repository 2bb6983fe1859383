/** Pictures of the river tiles and islands. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle, star } from "../../../../../kit/drawing/paths.ts";
import { fill, put, stroke } from "../../../../../kit/drawing/put.ts";
import { INK, SCENERY } from "../palette.ts";
import { river, water } from "./backdrops.ts";
import { crate, hull, lantern, spark, windows } from "./built.ts";
import { fir, fish, human, reeds, swimmer, tree, ymune } from "./nature.ts";

const [thaw, heat, night] = [SCENERY[1], SCENERY[2], SCENERY[3]];
const SKIN = "#6cb866";
const BELLY = "#c8ead2";

const willow: Part[] = [
  fill("M-4 2C-3-14-5-24-9-32H5C2-22 3-12 5 2z", thaw.ink),
  fill(
    "M-2-50C18-52 26-36 25-8C22-14 21-20 20-26C20-16 18-8 15-2C14-12 13-20 11-27C10-18 8-10 4-4C4-16 3-22 0-28C-3-20-6-12-12-4C-12-14-11-22-9-29C-14-22-17-14-21-6C-26-30-20-48-2-50z",
    thaw.leaf,
  ),
  stroke("M-14-34C-8-44 2-46 8-44M6-38C12-40 18-34 20-28", "#8fc06a", 2),
];

const rat = (x: number, y: number): Part =>
  put([fill("M-5 0C-5-5 0-6 3-4L6-4.500L5-2.500L7 0z", INK), stroke("M-5-1Q-10-1-9-5", INK, 1.2)], x, y);

const HERON: Part[] = [
  fill("M-8 0C-12-10-4-16 4-14L2-28C1-34 6-37 10-34L20-31L10-30L8-12C10-4 4 0-2 0z", "#fdfaf0"),
  stroke("M-4 0V11M1 0V11", INK, 1.4),
  fill(circle(8, -32.5, 1), INK),
];

const LIGHTHOUSE: Part[] = [
  fill("M-14 2V-28C-14-36-2-44 0-48C2-44 14-36 14-28V2z", night.pale),
  fill("M0-48C2-44 14-36 14-28V2H0z", night.glint, 0.6),
  fill("M-5 2V-10a5 5 0 0 1 10 0V2z", night.glow),
  fill(windows(-10, -26, 3, 2, [8, 8]), night.glow),
  fill(star(0, -52, 8, 7, 3), night.glow),
];

export const TILE_ART: Readonly<Record<string, readonly Part[]>> = {
  "willow-shallows": [
    ...river(1),
    put(willow, 26, 74, { scale: 1.05 }),
    put(willow, 66, 68, { scale: 0.7, isFlipped: true }),
    put(fish("#dcebd2"), 62, 80, { scale: 1 }),
    put(fish("#dcebd2"), 84, 76, { scale: 0.8 }),
    put(reeds(thaw.near, thaw.rust), 106, 92, { scale: 0.8 }),
  ],
  "drifting-crates": [
    ...river(1),
    put(crate("#c08a4c", thaw.ink), 34, 80, { scale: 1.9, turn: -12 }),
    put(crate("#a8743c", thaw.ink), 66, 84, { scale: 1.6, turn: 9 }),
    put(crate("#c08a4c", thaw.ink), 92, 74, { scale: 1.1, turn: -6 }),
    put(spark(thaw.glow), 66, 70, { scale: 0.9, turn: 9 }),
    put(fish(thaw.pale), 34, 66, { scale: 0.9, turn: -12 }),
    fill("M0 80q10-5 20 0t20 0t20 0t20 0t20 0t20 0V104H0z", thaw.water[1] ?? thaw.near, 0.9),
  ],
  "calling-bank": [
    ...river(1),
    fill("M0 60C24 54 50 60 66 74C76 82 96 84 120 84V104H0z", thaw.near),
    put(tree(thaw.leaf, "#8fc06a", thaw.ink, thaw.leaf), 14, 66, { scale: 0.8 }),
    put(human(thaw.rust), 40, 66, { scale: 1.3 }),
    stroke("M45 54L52 42M35 54L30 42", INK, 2),
    put(human("#5a7fa8"), 58, 72, { scale: 1.1 }),
    stroke("M63 61L70 54", INK, 1.8),
    stroke("M74 46q6 6 0 12M80 42q10 10 0 20", thaw.pale, 2),
  ],
  "glowing-spring": [
    ...river(1),
    fill(circle(58, 76, 30), thaw.glow, 0.25),
    fill(circle(58, 76, 19), thaw.glow, 0.35),
    fill("M8 86C16 66 34 62 42 78L36 96H6zM110 86C100 64 84 64 74 80L82 96H112z", thaw.near),
    put(ymune(SKIN, BELLY, thaw.glow), 58, 82, { scale: 1.35 }),
    stroke("M36 84q22 9 44 0M30 90q28 10 56 0", thaw.pale, 1.8),
  ],
  "rat-barges": [
    ...river(2),
    put(hull("#5c3a2e", heat.pale, 36), 46, 76),
    fill("M18 72L24 60H66L72 72z", "#a8743c"),
    put(hull("#3f2a28", heat.pale, 26), 94, 84),
    rat(36, 59.5),
    rat(54, 59.5),
    rat(20, 69),
    rat(92, 77),
    rat(106, 77),
    put([rat(0, 0)], 66, 88, { scale: 1.2 }),
  ],
  "white-rapids": [
    ...river(2),
    fill("M18 84L30 58L42 84zM62 88L78 54L96 88zM96 80L106 64L116 80z", heat.ink),
    fill("M0 78C12 68 18 76 26 82S44 74 54 82S72 74 82 82S104 72 120 80V104H0z", "#fff6e2"),
    fill("M0 86C14 78 22 88 34 90S58 82 70 90S100 82 120 90V104H0z", "#d8c98c"),
    stroke("M8 70q8-6 16 0M44 72q8-6 16 0M92 72q7-5 14 0", "#fff6e2", 2.2),
  ],
  "lightning-reach": [
    ...river(2),
    fill("M6 34C4 24 18 20 24 26C30 16 50 16 54 26C64 20 82 24 80 36C86 40 80 46 72 44H14C4 46 0 38 6 34z", "#4a3038"),
    fill("M46 44L30 64H42L34 86L60 60H47L56 44z", heat.glow),
    stroke("M46 44L30 64H42L34 86L60 60H47L56 44z", INK, 1.2),
    stroke("M84 46L78 60M94 42L88 56M18 50L12 64M104 50L98 64", heat.pale, 1.4),
    stroke("M22 88q12-5 24 0", heat.glow, 1.8),
  ],
  "fever-current": [
    ...river(2),
    fill("M0 66C20 60 40 72 60 66S100 62 120 68V80C100 74 80 84 60 78S20 74 0 80z", "#8fb04a"),
    fill("M0 86C24 80 44 92 66 86S104 82 120 88V94C100 90 84 98 62 92S20 90 0 94z", "#8fb04a"),
    fill(
      `${circle(24, 70, 5)}${circle(52, 74, 3.6)}${circle(86, 70, 5.5)}${circle(70, 88, 4)}${circle(34, 86, 3)}`,
      "#c9dc7a",
    ),
    stroke("M24 60C18 52 30 48 24 38M52 64C46 56 58 52 52 42M86 58C80 50 92 46 86 36", "#c9dc7a", 2.6),
  ],
  "hungry-mist": [
    ...river(3),
    put(hull("#101a3c", night.pale, 22), 56, 74),
    fill("M0 56C20 44 36 58 56 50S96 46 120 56V70C100 62 84 74 60 66S20 62 0 72z", night.pale, 0.5),
    fill("M0 76C24 66 40 82 64 74S104 70 120 78V94H0z", night.pale, 0.6),
    fill("M28 66C40 56 60 58 66 66C60 78 38 78 28 66z", INK),
    fill("M31 65L35 70L39 63L44 71L49 63L54 71L58 63L62 69L65 65.500C58 58 40 58 31 65z", night.pale),
  ],
  "great-whirlpool": [
    ...river(3),
    fill("M6 76C6 62 114 62 114 76S6 92 6 76z", night.water[1] ?? INK),
    stroke(
      "M6 76C6 62 114 62 114 76S16 92 18 78S100 66 100 77S34 86 34 78S84 72 84 77.500S52 81 54 78",
      night.glint,
      2.4,
    ),
    fill("M54 78C58 76 66 76 68 78C66 80 58 80 54 78z", INK),
    put(hull("#8c4a5e", night.pale, 13), 92, 68, { turn: 24, scale: 0.9 }),
  ],
  "siren-marsh": [
    ...river(3),
    fill(circle(46, 60, 22), night.glow, 0.18),
    put(ymune("#7a6fb8", "#c9b8e8", night.glow), 46, 80, { scale: 1.5 }),
    stroke("M34 56C26 48 30 38 38 36M58 56C66 48 62 38 54 36", "#c9b8e8", 2),
    put(ymune("#5a5a9c", "#a89cd0", night.glow), 82, 76, { scale: 0.9 }),
    put(reeds(night.near, night.rust), 14, 92, { scale: 0.85 }),
    put(reeds(night.near, night.rust), 106, 94, { scale: 0.8, isFlipped: true }),
    put(swimmer("#3c3f7c", "#8a80c8", night.glow), 66, 92, { scale: 0.5 }),
  ],
  "iron-reef": [
    ...river(3),
    fill("M8 88L20 54L30 70L40 44L54 84zM58 88L70 60L78 72L92 48L110 88z", "#5a3f52"),
    stroke("M20 54L24 74M40 44L44 72M70 60L72 78M92 48L94 74M16 70H32M36 62H46M86 66H102", night.rust, 2.2),
    stroke("M34 50L52 38M88 52L104 40", INK, 3),
    put(spark(night.glow), 60, 56, { scale: 1, turn: 30 }),
    ...water(night, 84),
  ],
  "heron-isle": [
    ...river(1),
    fill("M10 84C20 62 44 54 66 58S104 70 112 84z", thaw.near),
    fill("M10 84C24 76 96 76 112 84z", thaw.leaf),
    put(tree(thaw.leaf, "#8fc06a", thaw.ink, "#d9512f"), 84, 76, { scale: 0.55 }),
    put(HERON, 34, 80, { scale: 1.15 }),
  ],
  "salt-isle": [
    ...river(2),
    fill("M8 86L26 62L38 74L58 46L76 72L88 60L112 86z", "#fff6e2"),
    fill("M58 46L76 72L88 60L112 86H70z", "#e3c9a4"),
    stroke("M40 86L58 62L66 74", "#c99a6a", 1.4),
    fill(box(20, 72, 16, 14), heat.rust),
    fill("M17 72L28 63L39 72z", heat.ink),
    fill(windows(23, 76, 2, 1, [6, 9]), heat.glow),
  ],
  letea: [
    ...river(3),
    fill("M4 88C18 68 40 62 62 62S106 70 116 88z", night.near),
    put(LIGHTHOUSE, 40, 68, { scale: 0.85 }),
    ...[14, 24].map((x, i) => put(fir("#1f5a50", night.pale), x, 78 - i * 6, { scale: 0.7 + i * 0.12 })),
    put(fir("#1f5a50", night.pale), 98, 76, { scale: 0.8 }),
    put(lantern(night.glow), 58, 76, { scale: 0.8 }),
    put(lantern(night.glow), 84, 74, { scale: 0.8 }),
  ],
};
