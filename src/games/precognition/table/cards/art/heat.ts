/** Pictures of the second season: a drowned city. */
import type { Part } from "../../../../../kit/drawing/drawing.ts";
import { box, circle } from "../../../../../kit/drawing/paths.ts";
import { fill, put, stroke } from "../../../../../kit/drawing/put.ts";
import { INK, SCENERY } from "../palette.ts";
import { river, water } from "./backdrops.ts";
import { crate, hull, lantern, spark, windows } from "./built.ts";
import { fish, human, singer, ymune } from "./nature.ts";

const s = SCENERY[2];
const BRICK = "#8d4630";
const SKIN = "#6cb866";
const BELLY = "#cfe6b4";

/** On a foot of 3, with blades of 17. */
const turbine = (height: number, turn: number): Part[] => [
  fill(`M-2.600 2L-1.200 ${-height}H1.200L2.600 2z`, s.pale),
  stroke(`M-2.600 2L-1.200 ${-height}H1.200L2.600 2`, s.ink, 0.9),
  put(
    [0, 120, 240].map((angle) => put([BLADE, BLADE_EDGE], 0, 0, { turn: angle })),
    0,
    -height,
    { turn },
  ),
  fill(circle(0, -height, 2.6), s.rust),
  stroke(circle(0, -height, 2.6), s.ink, 0.9),
];

const BLADE = fill("M-1.500 0C-3.500-6-2-13 0-21C1.500-13 2-6 1.500 0z", s.pale);
const BLADE_EDGE = stroke("M-1.500 0C-3.500-6-2-13 0-21C1.500-13 2-6 1.500 0z", s.ink, 0.9);

const silo = (height: number): Part[] => [
  fill(`M-13 2V${-height}C-12 ${-height - 9} 12 ${-height - 9} 13 ${-height}V2z`, "#d9c39a"),
  fill(`M4 2V${-height - 6}C9 ${-height - 5} 13 ${-height - 3} 13 ${-height}V2z`, s.mid, 0.55),
  stroke(`M-13 ${-height}H13M-13 ${-height * 0.66}H13M-13 ${-height * 0.33}H13`, s.near, 1.2),
  stroke(`M-13 2V${-height}C-12 ${-height - 9} 12 ${-height - 9} 13 ${-height}V2z`, s.ink, 1),
];

/** One leaf of a lock gate, hinged at the left. */
const gate: Part[] = [
  fill("M0-30L34-22V22H0z", "#6f4a2c"),
  stroke("M0-18L34-12M0-4L34-1M11-27V22M23-24V22M0-30L34-22V22", s.ink, 1.5),
  fill("M-18-34L36-25L35-20L-18-29z", "#9c6b3c"),
  stroke("M-18-34L36-25L35-20L-18-29z", s.ink, 1),
];

export const HEAT: Readonly<Record<string, readonly Part[]>> = {
  "market-hall": [
    ...river(2),
    fill("M10 96V62C10 26 96 26 96 62V96z", s.near),
    fill("M16 96V62C16 32 90 32 90 62V96z", "#f2c46a"),
    stroke("M53 33V60M53 62L24 42M53 62L82 42M53 62L16 58M53 62L90 58M53 62L37 36M53 62L69 36", s.near, 1.8),
    fill("M12 60H94V64H12z", s.near),
    fill("M20 66H50L54 75H16z", "#fff1d0"),
    fill("M25 66H30L29 75H23zM37 66H42L43 75H37zM50 66L54 75H50L47 66z", s.rust),
    fill("M57 66H86L90 75H53z", "#fff1d0"),
    fill("M62 66H67L66 75H60zM74 66H79L80 75H74z", s.leaf),
    put(crate("#c08a4c", s.ink), 28, 86, { scale: 0.9 }),
    put(crate("#c08a4c", s.ink), 41, 86, { scale: 0.9 }),
    put(fish(s.pale), 70, 80, { scale: 0.9 }),
    put(crate("#c08a4c", s.ink), 82, 87),
    ...water(s, 86),
  ],
  "grain-silo": [
    ...river(2),
    put(silo(46), 26, 76),
    put(silo(54), 52, 78),
    put(silo(40), 78, 76),
    stroke("M52 18L92 44V54", s.ink, 3),
    fill("M90 53H95L98 80H88z", s.glow),
    put(hull("#5c3a2e", s.pale, 18), 94, 84),
    fill("M82 79C86 72 100 72 106 79z", s.glow),
    stroke("M6 82h26M40 86h28", s.glint, 1.4, 0.8),
  ],
  "clinic-roof": [
    ...river(2),
    fill(box(14, 54, 84, 50), "#e8dcc0"),
    fill(box(72, 54, 26, 50), s.mid, 0.45),
    stroke(box(14, 54, 84, 50), s.ink, 1.2),
    fill(windows(20, 63, 7, 2, [11, 13]), s.near),
    fill(box(10, 51, 92, 5), s.near),
    fill(box(22, 28, 20, 23, 2), "#fff6e2"),
    stroke(box(22, 28, 20, 23, 2), s.ink, 1.2),
    fill("M29.500 31.500H34.500V37H40V42H34.500V47.500H29.500V42H24V37H29.500z", "#c8402c"),
    put(human("#5a7fa8"), 54, 52, { scale: 1.15 }),
    put(human(s.leaf), 67, 52, { scale: 1 }),
    put(human(s.rust), 79, 52, { scale: 1.15 }),
    stroke("M58 42L64 32M75 42L71 33", INK, 1.8),
    fill("M62 25L74 28L72 35L61 32z", s.pale),
    stroke("M62 25L74 28L72 35L61 32z", s.ink, 0.9),
    ...water(s, 84),
  ],
  "flooded-arena": [
    ...river(2),
    stroke("M18 60V22M98 62V34", s.ink, 2.2),
    fill("M10 16H26V24H10zM91 30H105V36H91z", s.ink),
    fill("M12 18h3v4h-3zM17 18h3v4h-3zM22 18h2v4h-2z", s.glow),
    fill("M4 58C16 42 98 42 112 58L106 98H10z", s.rust),
    fill("M14 58C28 49 88 49 102 58C90 67 26 67 14 58z", { from: [0, 50], to: [0, 66], stops: s.water }),
    stroke("M14 58C28 49 88 49 102 58C90 67 26 67 14 58z", s.ink, 1.2),
    fill([12, 26, 40, 54, 68, 82, 95].map((x) => `M${x} 90V80a4.500 4.500 0 0 1 9 0V90z`).join(""), s.ink),
    stroke("M8 72C30 78 86 78 108 72", s.ink, 1.3),
    put(hull(INK, s.pale, 13), 52, 60, { scale: 0.8 }),
    put(human("#5a7fa8"), 47, 58, { scale: 0.8 }),
    put(human(s.pale), 57, 58, { scale: 0.8 }),
    ...water(s, 88),
  ],
  "lock-keepers": [
    ...river(2),
    fill("M0 58H30V104H0zM90 58H120V104H90z", "#8c7a66"),
    stroke(
      "M0 68H30M0 78H30M10 58V68M20 68V78M90 68H120M90 78H120M100 58V68M110 68V78M30 58V104M90 58V104M0 58H30M90 58H120",
      s.ink,
      1.2,
    ),
    put(ymune(SKIN, BELLY, s.glow), 47, 58, { scale: 1.15 }),
    put(ymune("#4f9a52", BELLY, s.glow), 72, 58, { scale: 1.15, isFlipped: true }),
    stroke("M37 64L33 28M83 64L86 30", INK, 2),
    put(gate, 30, 78, { scale: 0.88 }),
    put(gate, 90, 78, { scale: 0.88, isFlipped: true }),
    ...water(s, 88),
  ],
  "cave-choir": [
    ...river(2),
    fill("M0 0H120V104H0zM30 104C22 78 26 44 46 32C58 24 82 28 92 44C102 58 102 84 98 104z", "#3a2426"),
    fill(
      "M30 104C22 78 26 44 46 32C58 24 82 28 92 44C102 58 102 84 98 104H92C96 84 96 62 86 48C78 36 60 34 50 40C34 50 32 80 38 104z",
      "#5e3a34",
    ),
    fill("M40 0L46 22L52 0zM60 0L64 16L70 0zM100 30L106 52L112 30z", "#2b1a1c"),
    put(singer("#4f9a52", BELLY, s.glow), 48, 74, { scale: 0.95 }),
    put(singer("#6cc0a4", BELLY, s.glow), 78, 74, { scale: 0.95 }),
    put(singer(SKIN, BELLY, s.glow), 63, 70, { scale: 0.8 }),
    fill("M26 76C50 70 82 70 102 76V104H26z", "#4a2d2c"),
    put(singer(SKIN, BELLY, s.glow), 36, 92, { scale: 1.1 }),
    put(singer("#4f9a52", BELLY, s.glow), 90, 92, { scale: 1.1 }),
    put(singer("#6cc0a4", BELLY, s.glow), 63, 92, { scale: 1.2 }),
    fill("M8 84L13 62L18 84zM15 88L21 72L25 88zM104 86L109 66L114 86z", "#8fe0d8", 0.9),
  ],
  "wind-masts": [
    ...river(2),
    put(turbine(38, 30), 96, 72, { scale: 0.7 }),
    put(turbine(46, 8), 34, 78, { scale: 0.95 }),
    put(turbine(46, 50), 68, 84, { scale: 1.15 }),
    fill("M24 82C28 76 40 76 44 82zM56 88C62 80 74 80 80 88zM90 74C93 70 99 70 102 74z", s.near),
    ...water(s, 84),
    stroke("M6 50h16M4 56h10M46 44h12", s.pale, 1.6, 0.8),
  ],
  "pumping-station": [
    ...river(2),
    fill(box(12, 44, 52, 50), BRICK),
    stroke("M12 54H64M12 64H64M12 74H64M24 44V54M44 44V54M18 64V74M54 64V74", s.ink, 0.9, 0.6),
    fill("M8 44L38 26L68 44z", s.near),
    stroke(`M8 44L38 26L68 44z${box(12, 44, 52, 50)}`, s.ink, 1.2),
    fill(circle(38, 64, 18), s.ink),
    fill(`${circle(38, 64, 15)}${circle(38, 64, 10.5)}`, s.rust),
    stroke("M38 49V79M23 64H53M27.500 53.500L48.500 74.500M48.500 53.500L27.500 74.500", s.rust, 3),
    fill(circle(38, 64, 4), s.glow),
    fill("M60 70H88V62H98V84H88V80H60z", "#7d6f5c"),
    stroke("M60 70H88V62H98V84H88V80H60", s.ink, 1.2),
    fill("M98 64C112 64 112 80 112 104H100C102 92 100 84 98 82z", "#d6eadf"),
    stroke("M100 68C108 70 107 84 107 98M100 75C104 78 103 88 103 96", "#7aa79c", 1.3),
    put(spark(s.glow), 56, 36, { scale: 0.9, turn: 20 }),
    put(lantern(s.glow), 16, 52, { scale: 0.6 }),
    ...water(s, 88),
  ],
};
