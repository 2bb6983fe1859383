import { describe, expect, test } from "vitest";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { findCircles } from "./circles.ts";
import { gamesNamedOutside, ownWordsOutside } from "./game-names.ts";
import { circlesAllowed, outsideTable } from "./layers.ts";
import { planted } from "./planted.ts";
import { readTable } from "./rules-table.ts";
import { tell } from "./violation.ts";

const MARKDOWN = `
| folder | may import | packages |
|---|---|---|
| \`engine\` (pure) | – | \`valibot\` |
| \`games/*/model\` (pure) | \`engine\` | – |
| \`games/*/content\` (pure) | \`games/*/model\` (types) | – |
| \`games/*\` (pure) | \`engine\`, \`games/*/model\`, \`games/*/content\` | \`letea:rules/*\` |
| \`games\` (pure) | \`games/*\` | – |
| \`tools\` | \`engine\`, \`games\` | \`node:*\`, \`import(…)\` |

Whatever follows.
`;

const FILES = {
  "src/engine/game.ts": "",
  "src/engine/rng/sfc.ts": "",
  "src/games/index.ts": "",
  "src/games/tide/index.ts": "",
  "src/games/tide/model/boat.ts": "",
  "src/games/tide/content/boats.ts": "",
  "src/games/mist/index.ts": "",
  "src/games/mist/model/wood.ts": "",
  "src/tools/simulate.ts": "",
};

/** What the table says to a file with this text. */
function complaints(path: string, text: string): readonly string[] {
  const files = planted({ ...FILES, [path]: text });
  return outsideTable(files, graphOf(files), readTable(MARKDOWN)).map(tell);
}

describe("what the table allows passes", () => {
  test.each([
    ["src/engine/rng/sfc.ts", 'import "../game.ts"; import * as v from "valibot";'],
    ["src/games/tide/model/boat.ts", 'import "../../../engine/rng/sfc.ts";'],
    ["src/games/tide/content/boats.ts", 'import type { Boat } from "../model/boat.ts";'],
    ["src/games/tide/index.ts", 'import "./model/boat.ts"; import { hash } from "letea:rules/tide";'],
    ["src/games/index.ts", 'import "./tide/index.ts"; import "./mist/index.ts";'],
    ["src/tools/simulate.ts", 'import "node:fs/promises"; await import(path); import "../games/index.ts";'],
  ])("%s: %s", (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

describe("what the table doesn't allow is told", () => {
  test.each([
    [
      "src/engine/game.ts",
      'import type { Boat } from "../games/tide/model/boat.ts";',
      "src/games/tide/model/boat.ts (types)",
    ],
    ["src/engine/game.ts", 'import "mitt";', "mitt"],
    ["src/engine/game.ts", 'import "valibot-more";', "valibot-more"],
    ["src/engine/game.ts", 'import "node:fs";', "node:fs"],
    ["src/engine/game.ts", "const x = import(path);", "import(…)"],
    ["src/engine/game.ts", 'new URL("../tools/simulate.ts", import.meta.url);', "src/tools/simulate.ts"],
    ["src/games/tide/content/boats.ts", 'import { boat } from "../model/boat.ts";', "src/games/tide/model/boat.ts"],
    ["src/games/mist/model/wood.ts", 'import "../../tide/model/boat.ts";', "src/games/tide/model/boat.ts"],
    ["src/games/mist/index.ts", 'import "../tide/model/boat.ts";', "src/games/tide/model/boat.ts"],
    ["src/games/mist/index.ts", 'import "../tide/index.ts";', "src/games/tide/index.ts"],
    ["src/games/mist/index.ts", 'import "letea:rules/tide";', "letea:rules/tide"],
    ["src/games/index.ts", 'import "./tide/model/boat.ts";', "src/games/tide/model/boat.ts"],
    ["src/tools/simulate.ts", 'import "../games/tide/index.ts";', "src/games/tide/index.ts"],
    ["src/tools/simulate.ts", 'import "../../test/helper.ts";', "test/helper.ts"],
  ])("%s: %s", (path, text, target) => {
    const files = planted({ ...FILES, "test/helper.ts": "", [path]: text });
    const told = outsideTable(files, graphOf(files), readTable(MARKDOWN));
    expect(told.map(({ what }) => what)).toEqual([expect.stringContaining(`may not import ${target}`)]);
  });

  test("a file in a folder that has no row", () => {
    expect(complaints("src/games/tide/model.ts/x.ts", "")).toEqual([
      "src/games/tide/model.ts/x.ts:1 belongs to no row of the table of imports",
    ]);
    expect(complaints("src/extra/x.ts", "")).toEqual(["src/extra/x.ts:1 belongs to no row of the table of imports"]);
    expect(complaints("src/x.ts", "")).toEqual(["src/x.ts:1 belongs to no row of the table of imports"]);
  });
});

describe("the table itself", () => {
  test("is read whole", () => {
    const table = readTable(MARKDOWN);
    expect(table).toHaveLength(6);
    expect(table[2]).toEqual({
      folder: "games/*/content",
      imports: [{ folder: "games/*/model", typesOnly: true }],
      foreign: [],
      pure: true,
    });
  });

  test.each([
    ["a permit for what has no row", "| `engine` (pure) | – |", "| `engine` (pure) | `net` |"],
    ["two rows about one folder", "| `tools` |", "| `engine` |"],
    ["words instead of names", "| `engine` (pure) | – |", "| `engine` (pure) | everything |"],
    ["a note it doesn't know", "(types)", "(sometimes)"],
    ["a folder that is something it doesn't know", "(pure)", "(maybe)"],
    ["no table", "| folder |", "| place |"],
  ])("with %s is refused", (_, from, to) => {
    expect(() => readTable(MARKDOWN.replace(from, to))).toThrow();
  });
});

describe("folders that need each other in a circle", () => {
  test("aren't in this table", () => {
    expect(circlesAllowed(readTable(MARKDOWN))).toEqual([]);
  });

  test.each([
    [
      "by types alone",
      "| `engine` (pure) | – |",
      "| `engine` (pure) | `games/*/model` (types) |",
      ["engine", "games/*/model"],
    ],
    [
      "over a third",
      "`games/*/model` (types) |",
      "`games/*/model` (types), `games` |",
      ["games", "games/*", "games/*/content"],
    ],
    [
      "a folder and one inside it",
      "| `games/*` (pure) | `engine`,",
      "| `games/*` (pure) | `games`,",
      ["games", "games/*"],
    ],
  ])("are told: %s", (_, from, to, circle) => {
    expect(circlesAllowed(readTable(MARKDOWN.replace(from, to)))).toEqual([circle]);
  });

  test("are no two files: each may be in a folder that needs the other's", () => {
    const files = planted({
      "src/games/tide/model/boat.ts": 'import "../content/boats.ts";',
      "src/games/tide/model/wood.ts": "",
      "src/games/tide/content/boats.ts": 'import type { Wood } from "../model/wood.ts";',
    });
    expect(findCircles(graphOf(files).edges)).toEqual([]);
    expect(outsideTable(files, graphOf(files), readTable(MARKDOWN)).map(tell)).toEqual([
      "src/games/tide/model/boat.ts:1 games/*/model may not import src/games/tide/content/boats.ts",
    ]);
  });
});

test("a game that is named outside its folder is told, accents or not", () => {
  const files = planted({
    "src/games/tide/index.ts": 'export const id = "tide";',
    "src/games/index.ts": 'import "./tide/index.ts";',
    "src/ui/log.tsx": 'const a = 1;\nconst title = "Tidé";',
    "src/tools/bench.ts": "const TideBench = 1;",
    "src/ARCHITECTURE.md": "tide",
    "test/tide.test.ts": "tide",
  });
  expect(gamesNamedOutside(files).map(tell)).toEqual([
    "src/ui/log.tsx:2 names the game tide",
    "src/tools/bench.ts:1 names the game tide",
  ]);
});

test("what any game may use speaks of no game", () => {
  const files = planted({
    "src/kit/world/plate.ts": "/** In a boat’s units. */",
    "src/scenes/world.ts": 'type LayerName = "sky" | "River";',
    "src/scenes/point.ts": "/** Whose seasoning is boating? */",
    "src/games/tide/boats.ts": "/** All boats. */",
  });
  expect(ownWordsOutside(files).map(tell)).toEqual([
    expect.stringContaining("speaks of a game’s own boat"),
    expect.stringContaining("speaks of a game’s own River"),
  ]);
});
