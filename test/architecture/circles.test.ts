import { expect, test } from "vitest";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { findCircles } from "./circles.ts";
import { planted } from "./planted.ts";

const circlesIn = (texts: Readonly<Record<string, string>>) => findCircles(graphOf(planted(texts)).edges);

test("a circle is found, however long", () => {
  const texts = {
    "src/a.ts": 'import { b } from "./b.ts";',
    "src/b.ts": 'export * from "./c.ts";',
    "src/c.ts": 'const a = await import("./a.ts");',
    "src/d.ts": 'import "./a.ts";',
  };
  expect(circlesIn(texts)).toEqual([["src/a.ts", "src/b.ts", "src/c.ts"]]);
});

test("a circle of types alone is one too", () => {
  const texts = {
    "src/a.ts": 'import type { B } from "./b.ts";',
    "src/b.ts": 'type A = import("./a.ts").A;',
  };
  expect(circlesIn(texts)).toEqual([["src/a.ts", "src/b.ts"]]);
});

test("so is a file that imports itself", () => {
  expect(circlesIn({ "src/a.ts": 'import type { A } from "./a.ts";' })).toEqual([["src/a.ts"]]);
});

test("two circles are two", () => {
  const texts = {
    "src/a.ts": 'import "./b.ts";',
    "src/b.ts": 'import "./a.ts"; import "./c.ts";',
    "src/c.ts": 'import "./d.ts";',
    "src/d.ts": 'import "./c.ts";',
  };
  expect(circlesIn(texts)).toEqual([
    ["src/a.ts", "src/b.ts"],
    ["src/c.ts", "src/d.ts"],
  ]);
});

test("two ways to one file are no circle", () => {
  const texts = {
    "src/a.ts": 'import "./b.ts"; import "./c.ts";',
    "src/b.ts": 'import "./d.ts";',
    "src/c.ts": 'import "./d.ts";',
    "src/d.ts": "",
  };
  expect(circlesIn(texts)).toEqual([]);
});
