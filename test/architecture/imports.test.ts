import { describe, expect, test } from "vitest";
import { importsOf } from "../../src/tools/code/imports.ts";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { planted } from "./planted.ts";

const found = (text: string, path = "src/a.ts"): readonly string[] =>
  importsOf({ path, text }).map(({ how, target, typesOnly }) => `${how} ${target}${typesOnly ? " (types)" : ""}`);

describe("every way to name another module is found", () => {
  test.each([
    ['import { x } from "./x.ts"', "module ./x.ts"],
    ['import "./x.css"', "module ./x.css"],
    ['import * as v from "valibot"', "module valibot"],
    ['import type { X } from "./x.ts"', "module ./x.ts (types)"],
    ['import { type X, type Y } from "./x.ts"', "module ./x.ts (types)"],
    ['import { type X, y } from "./x.ts"', "module ./x.ts"],
    ['export * from "./x.ts"', "module ./x.ts"],
    ['export type * from "./x.ts"', "module ./x.ts (types)"],
    ['export { x } from "./x.ts"', "module ./x.ts"],
    ['export { type X } from "./x.ts"', "module ./x.ts (types)"],
    ['type X = import("./x.ts").X', "module ./x.ts (types)"],
    ['type X = typeof import("./x.ts")', "module ./x.ts (types)"],
    ['const x = await import("./x.ts")', "module ./x.ts"],
    ["const x = await import(`./x.ts`)", "module ./x.ts"],
    ["const x = await import(name)", "computed "],
    [`const x = await import(\`./\${name}.ts\`)`, "computed "],
    ['const x = require("./x.js")', "module ./x.js"],
    ['import x = require("./x.js")', "module ./x.js"],
    ['import.meta.resolve("./x.ts")', "module ./x.ts"],
    ['new Worker(new URL("./x.ts", import.meta.url))', "url ./x.ts"],
    ['import.meta.glob("./text/*.ts")', "glob ./text/*.ts"],
    ['import.meta.glob<Text>(["./a/*.ts", "!./a/b.ts"], { eager: true })', "glob ./a/*.ts"],
    ['/** @type {import("./x.ts").X} */ let x;', "module ./x.ts (types)"],
    ['/** @import { X } from "./x.ts" */', "module ./x.ts (types)"],
    ['/// <reference path="./x.d.ts" />', "module ./x.d.ts (types)"],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test("JSX needs the library that it's compiled to", () => {
    expect(found("const page = <main />;", "src/a.tsx")).toEqual(["module preact/jsx-runtime"]);
    expect(found("const page = 1;", "src/a.tsx")).toEqual([]);
  });

  test("text that only looks like an import isn't one", () => {
    expect(found("const text = 'import \"./x.ts\"'; // import('./y.ts')")).toEqual([]);
  });
});

describe("the graph", () => {
  test("follows paths, patterns and addresses to files", () => {
    const { edges, foreign, broken } = graphOf(
      planted({
        "src/page/main.ts":
          'import "../ui/log.ts"; import "./main.css?inline"; import "mitt"; new URL("../", import.meta.url);',
        "src/page/main.css": "",
        "src/ui/log.ts": 'import.meta.glob("./text/**/*.ts");',
        "src/ui/text/en.ts": "",
        "src/ui/text/more/fr.ts": "",
      }),
    );
    expect(edges.map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      "src/page/main.ts -> src/ui/log.ts",
      "src/page/main.ts -> src/page/main.css",
      "src/ui/log.ts -> src/ui/text/en.ts",
      "src/ui/log.ts -> src/ui/text/more/fr.ts",
    ]);
    expect(foreign.map(({ to }) => to)).toEqual(["mitt"]);
    expect(broken).toEqual([]);
  });

  test("tells of an import that leads nowhere", () => {
    const { broken } = graphOf(planted({ "src/a.ts": '\nimport "./gone.ts";' }));
    expect(broken).toEqual([{ from: "src/a.ts", line: 2, to: "./gone.ts", typesOnly: false }]);
  });
});
