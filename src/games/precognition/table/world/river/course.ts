/** The river's course: a row of twelve stretches with the boats' position, and the distance to the next island. */

import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import { type Frame, inWorld } from "../../../../../kit/world/frame.ts";
import { between, type Point } from "../../../../../scenes/point.ts";
import type { Area } from "../../../../../scenes/show.ts";
import { endsSeason, ROUNDS, ROUNDS_PER_SEASON, type TileId } from "../../../model/river.ts";
import { icon } from "../../cards/badges.ts";
import { INK, LANTERN } from "../../cards/palette.ts";
import { stretchName } from "../../cards/stretches.ts";
import type { World } from "../../picture/layers.ts";
import { nextIsland } from "../../picture/next-island.ts";
import { tileName } from "../../texts/names.ts";
import { ISLAND_STATION, STATION, stationFace } from "./station-face.ts";

export interface Course {
  layout(area: Area): void;
  /** Shows the tiles so far, and the text for this round. */
  show(round: number, turned: readonly TileId[]): void;
  /** Moves the boats: 0 is the start, 12 is Létéa. */
  sail(to: number): void;
  /** For turning a stretch over: `width` is 1 when it lies flat and 0 when it is on edge. */
  turn(round: number, tile: TileId | undefined, width: number): void;
  /** A stretch's place in the world, and its scale. */
  placeOf(round: number): Point & { readonly size: number };
  retell(): void;
}

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);
const GAP = 5;
/** Room for the boats before the first stretch. */
const START = 24;
const SIDE = 12;
/** The margin at either end of the text. */
const EDGE = 4;
/** The smallest font size; the text has two lines if it must. */
const SMALLEST = 13;
const IN_TWO_LINES = 13;
/** In a small window, for a language in which two lines of that size are too short. */
const LEAST = 9;
/** The part of the width that isn't for text: the boats' sign and the text's padding. */
const BESIDE_WORDS = 68;
/** Relative to the font size: the height of a line, and the width of a long one. */
const LINE = 1.26;
const LONG = 15.5;
/** The additional share of the height that larger text may take. */
const FOR_LARGER = 0.04;
/** The gap between the stretches and text of the usual size. */
const ABOVE_WORDS = 3;
const drawnWidth = (round: number): number => (endsSeason(round) ? ISLAND_STATION : STATION.width);
const WHOLE = START + ALL.reduce((sum, round) => sum + drawnWidth(round) + GAP, 0) + 2 * SIDE - GAP;

/** Its height, below which the boats' area begins. `larger` is the reader's text size. */
export const courseHeight = (area: Area, larger = 1): number =>
  32 + 68 * courseSize(area) + LINE * usualFont(area) * (wordsIn(area, larger) - 1);
export const courseWidth = (area: Area): number => WHOLE * courseSize(area);
const usualFont = (area: Area): number => Math.max(14, 16 * courseSize(area));
/** Limits larger text, so that a long line still fits and boats on low screens keep their room. */
function wordsIn(area: Area, larger: number): number {
  const { width, height } = area;
  const font = usualFont(area);
  return Math.max(1, Math.min(larger, (width - BESIDE_WORDS - 32) / (LONG * font), 1 + (FOR_LARGER * height) / font));
}
const courseSize = ({ width, height }: Area): number =>
  Math.min(1.8, Math.max(0.28, Math.min((width - 12) / WHOLE, 1 + (height - 500) / 1200, 0.25 + height / 620)));

/** All of it is in this frame, which may change. */
export function createCourse(world: World, frame: () => Frame): Course {
  const { scene, scale } = world;
  const all = scene.add.container(0, 0).setName("river/course");
  world.layers.river.add(all);
  bakeSigns(world);
  const band = scene.add.image(0, 0, "river/band").setOrigin(0.5, 0.5);
  const gone = scene.add.image(0, 0, "river/here").setName("river/here");
  const stations = ALL.map((round) =>
    scene.add.image(0, 0, faceOf(world, round, undefined, 1)).setName(`river/stretch/${round}`),
  );
  const boats = scene.add.image(0, 0, "river/boats").setName("river/boats");
  const pill = scene.add.image(0, 0, "river/pill").setOrigin(0.5);
  const words = scene.add.text(0, 0, "", {
    fontFamily: "Marcellus",
    color: "#f3ecdb",
    resolution: scale,
    align: "center",
  });
  words.setOrigin(0).setName("river/rounds");
  all.add([band, gone, ...stations, pill, words, boats]);

  let faces: readonly (TileId | undefined)[] = [];
  for (const [i, station] of stations.entries()) {
    world.tells(station.setInteractive(), () => stretchName(i + 1, faces[i]));
  }

  let area: Area = world.area();
  let size = 1;
  let round = 0;
  let at = 0;

  const top = (): number => area.y + 6;
  const middle = (): number => top() + 36 * size;
  /** The x of the boats at a stretch, and of the stretch itself. */
  function xOf(stretch: number): number {
    const start = area.x + (area.width - WHOLE * size) / 2 + SIDE * size;
    if (stretch < 1) return start + (START / 2 - 4) * size;
    const before = ALL.slice(0, stretch - 1).reduce((sum, round) => sum + drawnWidth(round) + GAP, START);
    return start + (before + drawnWidth(stretch) / 2) * size;
  }
  const yOf = (stretch: number): number => middle() + (endsSeason(stretch) ? 0 : 3 * Math.sin(stretch * 1.7)) * size;

  function sail(to: number): void {
    at = to;
    const [from, next] = [Math.floor(to), Math.ceil(to)];
    const x = between(xOf(from), xOf(next), to - from);
    boats.setScale(Math.max(0.8, size) / scale);
    gone.setVisible(to >= 1).setPosition(xOf(Math.round(to)), yOf(Math.round(to)));
    const isIsland = endsSeason(Math.round(to));
    gone.setTexture(isIsland ? "river/here-island" : "river/here").setScale(size / scale);
    const beside = (): PillPlace => pillBeside(x, pill.displayWidth / 2, 12 * Math.max(0.8, size), area);
    tell(usualFont(area));
    if (beside().sign !== x) tell(SMALLEST);
    if (words.width > area.width - BESIDE_WORDS) tell(IN_TWO_LINES, area.width - BESIDE_WORDS);
    const { sign, pill: pillX } = beside();
    // Larger text grows downwards only.
    const low = top() + 68 * size - ABOVE_WORDS + Math.max(13, pill.displayHeight / 2);
    boats.setPosition(sign, low);
    pill.setPosition(pillX, low);
    // Text is crisp only at whole pixels.
    const sharp = (way: number): number => Math.round(way * scale) / scale;
    words.setPosition(sharp(pillX - words.width / 2), sharp(low - words.height / 2));
  }

  /** `width` is the width for line breaks, if any. */
  function tell(font: number, width: number | null = null): void {
    const passed = Math.round(at);
    const { season, island, rounds } = nextIsland(round, passed);
    const key = rounds === 0 ? "world.river.ashore" : "world.river.ahead";
    // Each setter draws the text anew.
    if (words.style.wordWrapWidth !== width) words.setLineSpacing(width === null ? 0 : -3).setWordWrapWidth(width);
    const said = world.say({ key, params: { season, island: tileName(island), rounds } });
    words.setFontSize(font).setText(width === null ? said : said.replace(" · ", "\n"));
    if (width !== null && words.getWrappedText().length > 2) words.setText(said);
    // There is something below a third line.
    for (let small = font - 1; width !== null && small >= LEAST && words.getWrappedText().length > 2; small--) {
      words.setFontSize(small);
    }
    const room = (area.width - 100) / words.width;
    if (width === null) words.setFontSize(font * Math.max(1, Math.min(wordsIn(area, world.textScale()), room)));
    pill.setDisplaySize(words.width + 30, words.height + (width === null ? 7 : 3));
  }

  return {
    layout(to) {
      area = to;
      const { origin, angle } = frame();
      all.setPosition(origin.x, origin.y).setAngle(angle);
      size = courseSize(area);
      band.setPosition(area.x + area.width / 2, middle()).setDisplaySize(WHOLE * size, 64 * size);
      for (const [i, station] of stations.entries()) station.setPosition(xOf(i + 1), yOf(i + 1)).setScale(size / scale);
    },
    show(now, turned) {
      round = now;
      faces = turned;
      for (const [i, station] of stations.entries()) {
        const stretch = i + 1;
        const isFuture = turned[i] === undefined;
        station.setTexture(faceOf(world, stretch, turned[i], size)).setScale(size / scale);
        station.setTint(isFuture || stretch === turned.length ? 0xffffff : 0xb9b6ba);
      }
      sail(turned.length);
    },
    sail,
    turn(round, tile, width) {
      stations[round - 1]?.setTexture(faceOf(world, round, tile, size)).setScale((width * size) / scale, size / scale);
    },
    placeOf: (round) => ({ ...inWorld(frame(), { x: xOf(round), y: yOf(round) }), size }),
    retell: () => sail(at),
  };
}

interface PillPlace {
  /** The middle of the text. */
  readonly pill: number;
  /** The middle of the boats' sign. */
  readonly sign: number;
}

/**
 * Places text of half width `half` beside the sign at `x`: to the right if there is room, else to the left. If there is
 * room on neither side, the sign is moved as little as possible.
 */
export function pillBeside(x: number, half: number, gap: number, area: Pick<Area, "x" | "width">): PillPlace {
  const beside = half + gap;
  const [first, last] = [area.x + half + EDGE, area.x + area.width - half - EDGE];
  if (x + beside < last) return { pill: x + beside, sign: x };
  if (x - beside > first) return { pill: x - beside, sign: x };
  const [right, left] = [last - beside, first + beside];
  return x - right < left - x ? { pill: last, sign: right } : { pill: first, sign: left };
}

function faceOf(world: World, round: number, tile: TileId | undefined, size: number): string {
  const drawing = stationFace(round, tile, size);
  const name = `river/face/${drawing.isBare ? "bare/" : ""}${tile ?? (endsSeason(round) ? `island-${round}` : `back-${Math.ceil(round / ROUNDS_PER_SEASON)}`)}`;
  world.bake(name, drawing.width, drawing.height, (pen) => drawOnCanvas(pen, drawing));
  return name;
}

function bakeSigns(world: World): void {
  const rounded = (name: string, width: number, height: number, fill: string, line: string) =>
    world.bake(name, width, height, (pen) => {
      pen.beginPath();
      pen.roundRect(1, 1, width - 2, height - 2, height / 2);
      pen.fillStyle = fill;
      pen.fill();
      pen.strokeStyle = line;
      pen.lineWidth = 1.2;
      pen.stroke();
    });
  rounded("river/band", WHOLE, 64, "rgb(11 23 32 / 62%)", "rgb(243 236 219 / 22%)");
  rounded("river/pill", 220, 28, "rgb(11 23 32 / 86%)", "rgb(244 189 92 / 55%)");
  const frame = (name: string, width: number, height: number, round: number) =>
    world.bake(name, width, height, (pen) => {
      pen.shadowColor = LANTERN;
      pen.shadowBlur = 5 * world.scale;
      pen.strokeStyle = LANTERN;
      pen.lineWidth = 3;
      pen.beginPath();
      pen.roundRect(7, 7, width - 14, height - 14, round);
      pen.stroke();
      pen.stroke();
    });
  frame("river/here", STATION.width + 16, STATION.height + 16, 9);
  frame("river/here-island", ISLAND_STATION + 16, ISLAND_STATION + 16, ISLAND_STATION);
  world.bake("river/boats", 30, 30, (pen) => {
    pen.fillStyle = LANTERN;
    pen.strokeStyle = INK;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(15, 15, 13, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    drawOnCanvas(pen, { width: 30, height: 30, outline: "M0 0h30v30H0z", parts: [icon("boat", 15, 14.5, 17, INK)] });
  });
}
