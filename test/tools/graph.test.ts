import { describe, expect, test } from "vitest";
import { partOf } from "../../src/tools/code/folders.ts";
import { drawn } from "../../src/tools/graph.ts";
import { planted } from "../architecture/planted.ts";
import { runTool } from "./run-tool.ts";

describe("the part of a folder that a file counts for", () => {
  test.each([
    ["src", "src/engine/luck/sfc.ts", "src/engine"],
    ["src", "src/ARCHITECTURE.md", "src"],
    ["src", "assets/logo.svg", "assets"],
    ["src", "index.html", "."],
    ["src/games/tide", "src/games/tide/rules/ebb/flow.ts", "src/games/tide/rules"],
    ["src/games/tide", "src/games/tide/game.ts", "src/games/tide"],
    ["src/games/tide", "src/games/tides/game.ts", "src/games/tides"],
    ["src/games/tide", "src/games/index.ts", "src/games"],
    ["src/games/tide", "src/engine/luck/sfc.ts", "src/engine"],
    [".", "src/engine/luck/sfc.ts", "src"],
    [".", "index.html", "."],
  ])("in %s, %s counts for %s", (folder, path, part) => {
    expect(partOf(path, folder)).toBe(part);
  });
});

const LITTLE = planted({
  "index.html": "<html>\n</html>\n",
  "src/READ.md": "Words.\n",
  "src/main.ts": 'import "./ui/page.tsx";\nimport type { Game } from "./engine/game.ts";\n',
  "src/ui/page.tsx":
    'import { match } from "../engine/match.ts";\nimport type { Game } from "../engine/game.ts";\nimport "./look/page.css";\nimport "preact";\n',
  "src/ui/look/page.css": "main {\n  color: red;\n}\n",
  "src/engine/match.ts": 'import "./game.ts";\n',
  "src/engine/game.ts": "export const a = 1;\nexport const b = 2;\n",
  "assets/boat.svg": "<svg />\n",
  "test/engine/game.test.ts": 'import "../../src/engine/game.ts";\n',
});

test("imports are counted from folder to folder, and lines in each", () => {
  expect(drawn(LITTLE, "src")).toBe(
    `
Who imports what in src, from the top: how many imports, and in brackets how many of them are of types only.

(directly in it) → engine 1 (1), ui 1
ui               → engine 2 (1)
engine           → nothing

Lines in src

folder            files  code  styles  documents  other
(directly in it)      2     2       0          1      0
engine                2     3       0          0      0
ui                    2     4       3          0      0
all                   6     9       3          1      0`.trim(),
  );
});

test("one looks into any folder, and sees what it needs of those around it", () => {
  const told = drawn(LITTLE, "test");
  expect(told).toContain("engine → src 1\n");
  expect(drawn(LITTLE, ".")).toMatch(/^test +→ src 1$/mu);
});

test("folders that import each other in a circle are marked, and only those", () => {
  const told = drawn(
    planted({
      "src/sea/a.ts": 'import "../wind/b.ts"; import "../bay/d.ts";',
      "src/wind/b.ts": 'import "../sea/c.ts"; import "../bay/d.ts";',
      "src/sea/c.ts": "",
      "src/bay/d.ts": "",
      "src/top/e.ts": 'import "../sea/a.ts";',
    }),
    "src",
  );
  expect(told).toContain(
    `
top  → sea 1
sea  → bay 1, wind 1
wind → bay 1, ↑sea 1
bay  → nothing

↑ leads up again: these folders import each other in a circle.`,
  );
});

test("as people run it: no folder of the project's own leads up again, and whatever is used is told", async () => {
  const { code, out, err } = await runTool("graph");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^engine +→ nothing$/mu);
  expect(out).toMatch(/^ui +→ session \d+ \(\d+\)/mu);
  expect(out).not.toContain("↑");
});
