/** The marks of Précognition, from what its table draws them with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TILES } from "../../src/games/precognition/content/river.ts";
import type { Resource } from "../../src/games/precognition/model/goods.ts";
import { TEAMS } from "../../src/games/precognition/model/seats.ts";
import { typeBadge } from "../../src/games/precognition/table/cards/badges.ts";
import { ICONS, type IconName } from "../../src/games/precognition/table/cards/icon-paths.ts";
import { whose } from "../../src/games/precognition/table/cards/objectives/objective-face.ts";
import { ASKING, slipFace, standingMark } from "../../src/games/precognition/table/cards/objectives/slip-face.ts";
import { INK, LIT, PAPER, SCENERY, TYPE_COLORS, UNLIT } from "../../src/games/precognition/table/cards/palette.ts";
import { giftBadge, lossBadge } from "../../src/games/precognition/table/cards/tile-face.ts";
import { edgeOf } from "../../src/games/precognition/table/cards/type-edges.ts";
import { CLOTHS } from "../../src/games/precognition/table/world/boats/pennant.ts";
import { stationFace } from "../../src/games/precognition/table/world/river/station-face.ts";
import { SIGN_SIZE } from "../../src/kit/drawing/sign.ts";
import { svgAround, svgOf } from "./drawn.ts";
import { type Mark, type MarkGroup, pathSvg } from "./mark.ts";
import { colorsIn } from "./seats.ts";

const TYPES = Object.keys(TYPE_COLORS) as Resource[];
const SCOPES = ["one", "each"] as const;
const DESK = colorsIn("tokens.css").get("deep") ?? "";
const WATER = "#123540";
const CASE = "#31434b";
const BOATS = join(import.meta.dirname, "../../assets/boats");

/** Signs that lie beside each other, and have to be told apart. */
export const ICON_GROUPS: readonly (Omit<MarkGroup, "marks"> & {
  readonly icons: readonly IconName[];
  readonly paint: string;
})[] = [
  {
    name: "what is counted on the desk",
    ground: DESK,
    paint: "#f6e7c8",
    icons: ["healthy", "contaminated", "doctor", "protector", "food", "battery", "bane", "heal", "cost"],
  },
  {
    name: "what cards, tiles and Objectives are printed with",
    ground: PAPER,
    paint: INK,
    icons: ["food", "human", "ymune", "battery", "contaminated", "protector"],
  },
  {
    name: "whatever the log begins its lines with",
    ground: DESK,
    paint: "#8fa9b3",
    icons: ["pair", "boat", "cost", "battery", "bane", "protector", "healthy", "contaminated", "heal", "food"],
  },
  { name: "seasons", ground: DESK, paint: "#f4bd5c", icons: ["season-1", "season-2", "season-3"] },
];

/** Painted as they are, each in a colour of its own. */
const LAMPS = ["lit", "unlit"] as const satisfies readonly IconName[];

export const COMPARED: readonly IconName[] = [...LAMPS, ...ICON_GROUPS.flatMap(({ icons }) => icons)];

const tileThat = (key: "gives" | "takes"): string => {
  const other = key === "gives" ? "takes" : "gives";
  const tile = TILES.find((one) => Object.keys(one[key]).length > 0 && Object.keys(one[other]).length === 0);
  if (tile === undefined) throw new Error(`no tile only ${key}`);
  return tile.id;
};

const icons = (paint: string, ...names: readonly IconName[]): readonly Mark[] =>
  names.map((name) => ({ name, svg: pathSvg(SIGN_SIZE, ICONS[name], paint) }));

const pieces = (...names: readonly string[]): readonly Mark[] =>
  names.map((name) => ({ name, svg: readFileSync(join(BOATS, `${name}.svg`), "utf8") }));

export const PRECOGNITION_GROUPS: readonly MarkGroup[] = [
  {
    name: "types of cards, on the card",
    ground: PAPER,
    marks: TYPES.map((type) => ({ name: type, svg: svgAround(32, typeBadge(type, 0, 0, 12)) })),
  },
  {
    name: "types of cards, by the edge of the band",
    ground: PAPER,
    marks: TYPES.map((type) => ({
      name: type,
      svg: pathSvg(32, edgeOf(type, 14, 20, 32), TYPE_COLORS[type].deep),
    })),
  },
  ...ICON_GROUPS.map(({ icons: names, paint, ...group }) => ({ ...group, marks: icons(paint, ...names) })),
  { name: "people", ground: WATER, marks: pieces("human-1", "contaminated", "doctor", "protector") },
  {
    name: "lamps of Machines",
    ground: CASE,
    marks: [...icons(LIT, "lit"), ...icons(UNLIT, "unlit")],
  },
  { name: "places for Batteries, full and empty", ground: WATER, marks: pieces("battery", "socket") },
  {
    name: "teams, by the pennants of their boats",
    ground: WATER,
    marks: TEAMS.map((team) => {
      const { shape, sign, color } = CLOTHS[team];
      const parts = [
        { d: shape, fill: color },
        { d: sign, fill: INK },
      ];
      return { name: `team ${team + 1}`, svg: svgOf({ width: 78, height: 62, outline: "", parts }) };
    }),
  },
  {
    name: "what a tile gives and takes",
    ground: WATER,
    marks: [
      { name: "gives", svg: svgAround(44, giftBadge("food", 2, 0, 0)) },
      { name: "takes", svg: svgAround(44, lossBadge("food", 2, 0, 0)) },
    ],
  },
  {
    name: "stretches of the river, giving and taking",
    ground: WATER,
    marks: [tileThat("gives"), tileThat("takes")].map((tile) => ({ name: tile, svg: svgOf(stationFace(1, tile)) })),
  },
  {
    name: "how an Objective stands",
    ground: INK,
    marks: (["met", "open", "lost"] as const).map((standing) => ({
      name: standing,
      svg: svgAround(16, standingMark(standing, 0, 0)),
    })),
  },
  {
    name: "whom an Objective asks, as it lies on the river",
    ground: INK,
    marks: SCOPES.map((scope) => ({
      name: scope,
      svg: svgOf({ width: 30, height: 52, outline: "", parts: ASKING[scope]() }),
    })),
  },
  {
    name: "whom an Objective asks, as it is printed",
    ground: SCENERY[1].sky[0] ?? WATER,
    marks: SCOPES.map((scope) => ({
      name: scope,
      svg: svgAround(80, [{ x: -66, y: -40, parts: whose(scope) }]),
    })),
  },
  {
    name: "an Objective as it is printed, and eased",
    ground: PAPER,
    marks: [false, true].map((isMitigated) => ({
      name: isMitigated ? "eased" : "hard",
      svg: svgOf(slipFace({ id: "flagship", isMitigated }, "open")),
    })),
  },
];
