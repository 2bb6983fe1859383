import { expect, test } from "vitest";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { planted } from "./planted.ts";
import { unreached } from "./reach.ts";

const left = (texts: Readonly<Record<string, string>>): readonly string[] => {
  const files = planted(texts);
  return unreached(files, graphOf(files)).map(({ path }) => path);
};

test("what nothing starts, imports or names is told, with all that only it imports", () => {
  const texts = {
    "package.json": JSON.stringify({ scripts: { start: "node src/server/start.mjs" } }),
    "src/server/start.mjs": 'import "./used.ts";',
    "src/server/used.ts": "",
    "src/server/old.ts": 'import "./older.ts";',
    "src/server/older.ts": "",
    "test/used.test.ts": 'import "./helper.ts"; import "../src/server/used.ts";',
    "test/helper.ts": "",
    "test/old-helper.ts": "",
    "assets/old.svg": "",
  };
  expect(left(texts)).toEqual(["src/server/old.ts", "src/server/older.ts", "test/old-helper.ts", "assets/old.svg"]);
});

test("what only a test uses is of no use to people", () => {
  const texts = {
    "src/engine/spare.ts": "",
    "test/spare.test.ts": 'import "../src/engine/spare.ts"; read("src/engine/spare.ts");',
  };
  expect(left(texts)).toEqual(["src/engine/spare.ts"]);
});

test("a circle that nothing enters is told", () => {
  expect(left({ "src/a.ts": 'import "./b.ts";', "src/b.ts": 'import "./a.ts";' })).toEqual(["src/a.ts", "src/b.ts"]);
});

test("npm's scripts start programs, tools with their workers, and what programs name", () => {
  const texts = {
    "package.json": JSON.stringify({
      scripts: {
        simulate: "node src/tools/run.mjs simulate",
        test: "node test/run.mjs",
        check: "node test/run.mjs types",
      },
    }),
    "src/tools/run.mjs": "",
    "src/tools/simulate.ts": "",
    "src/tools/simulate-worker.ts": "",
    "src/tools/forgotten.ts": "",
    "test/run.mjs":
      'run("playwright", ["--config=test/browser/playwright.config.ts"]); start(join(import.meta.dirname, "part.mjs"));',
    "test/part.mjs": "",
    "test/browser/playwright.config.ts": "",
    "test/browser/table.spec.ts": "",
  };
  expect(left(texts)).toEqual(["src/tools/forgotten.ts"]);
});

test("pages, styles and code use assets; documents link to each other", () => {
  const texts = {
    "index.html": '<link rel="icon" href="/assets/icon.svg" /><script type="module" src="/src/page/main.tsx"></script>',
    "README.md": "See [the code map](src/ARCHITECTURE.md).",
    "src/ARCHITECTURE.md": "See [records](engine/RECORD.md).",
    "src/engine/RECORD.md": "",
    "src/engine/FORGOTTEN.md": "",
    "src/page/main.tsx": 'import "./main.css"; const sound = "/sounds/splash.ogg";',
    "src/page/main.css": '@import "../ui/log.css"; body { background: url("../../assets/paper.png"); }',
    "src/ui/log.css": "",
    "assets/icon.svg": "",
    "assets/paper.png": "",
    "assets/sounds/splash.ogg": "",
    "assets/sounds/forgotten.ogg": "",
  };
  expect(left(texts)).toEqual(["src/engine/FORGOTTEN.md", "assets/sounds/forgotten.ogg"]);
});

test("a folder that is named is used for its data, not for its code", () => {
  const texts = {
    "test/golden.test.ts": `readFileSync(new URL(\`./golden/\${name}.txt\`, import.meta.url)); read("test/records/");`,
    "test/golden/two.txt": "",
    "test/golden/helper.ts": "",
    "test/records/old.json": "",
    "test/other/stray.txt": "",
  };
  expect(left(texts)).toEqual(["test/golden/helper.ts", "test/other/stray.txt"]);
});
