/** The marks of Précognition, from what its table draws them with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resource } from "../../src/games/precognition/model/goods.ts";
import { typeBadge } from "../../src/games/precognition/table/cards/badges.ts";
import type { Part } from "../../src/games/precognition/table/cards/drawing.ts";
import { ICON_SIZE, ICONS, type IconName } from "../../src/games/precognition/table/cards/icon-paths.ts";
import { LIT, PAPER, TYPE_COLORS, UNLIT } from "../../src/games/precognition/table/cards/palette.ts";
import { edgeOf } from "../../src/games/precognition/table/cards/type-edges.ts";
import { type Mark, type MarkGroup, pathSvg } from "./mark.ts";
import { colorsIn } from "./seats.ts";

const TYPES = Object.keys(TYPE_COLORS) as Resource[];
const DESK = colorsIn("tokens.css").get("deep") ?? "";
const WATER = "#123540";
const CASE = "#31434b";
const BOATS = join(import.meta.dirname, "../../assets/boats");

const svgOf = (size: number, parts: readonly Part[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">${parts.map(partSvg).join("")}</svg>`;

function partSvg(part: Part): string {
  if ("text" in part) return "";
  if ("d" in part) return `<path fill-rule="evenodd" fill="${part.fill ?? "none"}" d="${part.d}"/>`;
  const { x, y, scale = 1, parts } = part;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.map(partSvg).join("")}</g>`;
}

const icons = (paint: string, ...names: readonly IconName[]): readonly Mark[] =>
  names.map((name) => ({ name, svg: pathSvg(ICON_SIZE, ICONS[name], paint) }));

const pieces = (...names: readonly string[]): readonly Mark[] =>
  names.map((name) => ({ name, svg: readFileSync(join(BOATS, `${name}.svg`), "utf8") }));

export const PRECOGNITION_GROUPS: readonly MarkGroup[] = [
  {
    name: "types of cards, on the card",
    ground: PAPER,
    marks: TYPES.map((type) => ({ name: type, svg: svgOf(32, typeBadge(type, 0, 0, 12)) })),
  },
  {
    name: "types of cards, by the edge of the band",
    ground: PAPER,
    marks: TYPES.map((type) => ({
      name: type,
      svg: pathSvg(32, edgeOf(type, 14, 20, 32), TYPE_COLORS[type].deep),
    })),
  },
  {
    name: "what is counted on the desk",
    ground: DESK,
    marks: icons(
      "#f6e7c8",
      "healthy",
      "contaminated",
      "doctor",
      "protector",
      "food",
      "battery",
      "bane",
      "heal",
      "cost",
    ),
  },
  { name: "seasons", ground: DESK, marks: icons("#f4bd5c", "season-1", "season-2", "season-3") },
  { name: "people", ground: WATER, marks: pieces("human-1", "contaminated", "doctor", "protector") },
  {
    name: "lamps of Machines",
    ground: CASE,
    marks: [...icons(LIT, "lit"), ...icons(UNLIT, "unlit")],
  },
  { name: "places for Batteries, full and empty", ground: WATER, marks: pieces("battery", "socket") },
];
