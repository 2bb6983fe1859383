/** In a copy of the project, makes a new game with one command and runs all checks for games on it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runChild } from "../../src/setup/child.mjs";
import { newGame, whyNot } from "../../src/tools/code/new-game.ts";
import type { SourceFile } from "../../src/tools/code/source-file.ts";
import { ProjectCopy } from "../browser/project-copy.ts";
import { atScale, isLong } from "../scale.ts";

const NAME = "sea-pearls";
const VITEST = "node_modules/vitest/vitest.mjs";

describe("one command", () => {
  let copy: ProjectCopy;
  let made: { readonly code: number; readonly output: string };
  const run = (...args: readonly string[]) =>
    runChild(process.execPath, args, { cwd: copy.root, output: "keep", env: { ...process.env, LETEA_TESTS: "quick" } });
  const passes = async (...args: readonly string[]) => {
    const { code, output } = await run(...args);
    expect(code, output).toBe(0);
  };

  beforeAll(async () => {
    copy = new ProjectCopy("test", "biome.jsonc", "CONTRIBUTING.md", "README.md", "LICENSE", ".npmrc");
    made = await run("src/tools/run.mjs", "new-game", NAME);
  });
  afterAll(() => copy.remove());

  test("makes it, and says where it is and how to look at it", () => {
    expect(made.code, made.output).toBe(0);
    expect(made.output).toContain(`src/games/${NAME}/`);
    expect(made.output).toContain(`/#game=${NAME}`);
  });

  test("enters it at the end of every list, by its name", () => {
    const read = (path: string): string => readFileSync(join(copy.root, path), "utf8");
    expect(read("src/games/index.ts")).toContain("[precognition, seaPearls]");
    expect(read("src/games/boxes.ts")).toContain("[precognition, seaPearls]");
    expect(read("src/games/tables.ts")).toContain(`{ precognition, "${NAME}": seaPearls }`);
    expect(read(`test/golden/${NAME}-short-2.txt`)).toContain(`Sea Pearls (${NAME})`);
  });

  test("leaves types and lint as they are to be", async () => {
    if (isLong) return passes("test/run.mjs", "types", "lint");
    // The template is looked at with everything else: what is left is what has become of it.
    await passes("node_modules/typescript/bin/tsc", "-p", "tsconfig.json");
    await passes("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "src/games");
  });

  test("makes a game that holds the laws, is told in every language, and is shown as its states say", () =>
    passes(
      VITEST,
      "run",
      "-t",
      NAME,
      ...["laws", "golden", "games", "texts", "scenes", "ui", "reference"].map((of) => `test/${of}`),
    ));

  // How it's built is held to the architecture with a new game in it anyway.
  test("leaves the project as it's to be built", () =>
    passes(
      VITEST,
      "run",
      ...["laws/kinds", "ui/boxes", "ui/game-tables", ...atScale([], ["architecture/project"])].map(
        (of) => `test/${of}.test.ts`,
      ),
    ));

  test("makes a game that the tools know", async () => {
    await passes("src/tools/run.mjs", "simulate", "--game", NAME, "--games", "3");
    const { code, output } = await run("src/tools/run.mjs", "balance", "--game", NAME);
    expect(output).toMatch(/^There is no survey for sea-pearls\. .*\n$/u);
    expect(code).toBe(2);
  });

  test("refuses to make it again", async () => {
    const { code, output } = await run("src/tools/run.mjs", "new-game", NAME);
    expect(code).toBe(2);
    expect(output).toContain("is taken");
    expect(existsSync(join(copy.root, "src/games/sea-pearls-2"))).toBe(false);
  });
});

const list = (path: string, value: string): SourceFile => ({
  path: `src/games/${path}.ts`,
  text: `import { ${path} as chess } from "./chess/${path}.ts";\n\nexport const LIST = ${value};\n`,
});

describe("the lists", () => {
  test.each([
    ["go", "[chess]", 'import { index as go } from "./go/index.ts";', "[chess, go ]"],
    [
      "sea-pearls",
      "[\n  chess,\n]",
      'import { index as seaPearls } from "./sea-pearls/index.ts";',
      "[\n  chess, seaPearls ]",
    ],
    [
      "sea-pearls",
      "{ chess }",
      'import { index as seaPearls } from "./sea-pearls/index.ts";',
      '{ chess, "sea-pearls": seaPearls }',
    ],
    ["go", "{ chess }", 'import { index as go } from "./go/index.ts";', "{ chess, go }"],
  ])("take in %s: %s", (name, value, line, members) => {
    const text = newGame([list("index", value)], name).find(({ path }) => path === "src/games/index.ts")?.text;
    expect(text).toContain(`\n${line}\n`);
    expect(text).toContain(`= ${members};`);
  });
});

describe("a name", () => {
  const files = [
    { path: "src/games/chess/game.ts", text: "" },
    { path: "src/ui/board.ts", text: "one\ntwo strings\nrollDice, DiceTray\nconst moat = 1;" },
    { path: "src/games/chess/rules/pawn.ts", text: "pawn" },
    { path: "src/ARCHITECTURE.md", text: "river" },
  ];

  test.each(["go", "sea-pearls", "nim-3", "pawn", "river", "ring", "tray-of"])("may be %s", (name) => {
    expect(whyNot(files, name)).toBeUndefined();
  });

  test.each([
    ["", "can't be"],
    ["Go", "can't be"],
    ["3-in-a-row", "can't be"],
    ["sea--pearls", "can't be"],
    ["sea-", "can't be"],
    ["été", "can't be"],
    ["a".repeat(31), "can't be"],
    ["chess", "is taken: there is src/games/chess/"],
    ["dice", "src/ui/board.ts:3"],
    ["moat", "src/ui/board.ts:4"],
  ])("may not be %j", (name, why) => {
    expect(whyNot(files, name)).toContain(why);
  });
});
