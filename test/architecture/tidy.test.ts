import { describe, expect, test } from "vitest";
import { type Exception, notExcepted, stale } from "./exceptions.ts";
import { untidy } from "./tidy.ts";

const found = (text: string, path = "test/a.test.ts"): readonly string[] =>
  untidy({ path, text }).map(({ line, what }) => `${line} ${what}`);

const ANY = "uses any";
const NULL = "asserts that something isn't null";
const SILENCED = "silences the compiler";
const LEFT = "leaves something to be done";
const NOT_RUN = "has a test that isn't run";

describe("untidy", () => {
  test.each([
    ["let x: any;", ANY],
    ["const x = y as any;", ANY],
    ["const x: Map<string, any[]> = y;", ANY],
    ["/** @type {any} */ let x;", ANY],
    ["/** @param {Map<string, any>} x */ function f(x) {}", ANY],
    ["const x = y!;", NULL],
    ["const x = y!.z[0]!;", NULL],
    ["let x!: string;", NULL],
    ["class A { x!: string; }", NULL],
    ["// @ts-ignore\nf();", SILENCED],
    ["/* @ts-nocheck */", SILENCED],
    ["// TODO: more", LEFT],
    ["/* FIXME */", LEFT],
    ['test.skip("x", f);', NOT_RUN],
    ['describe.only("x", f);', NOT_RUN],
    ['test.describe.skip("x", f);', NOT_RUN],
    ['it.todo("x");', NOT_RUN],
    ['test["skip"]("x", f);', NOT_RUN],
    ['test.skipIf(slow)("x", f);', NOT_RUN],
    ["const later = test.fixme;", NOT_RUN],
    ['xit("x", f);', NOT_RUN],
    ["await page.waitForTimeout(100);", "sleeps instead of waiting for something"],
    ['test("x", { retry: 2 }, f);', "tries a test again"],
    ["export const config = { retries: process.env.CI ? 2 : 0 };", "tries a test again"],
    [`const folder = "${"/"}work/main";`, "names a folder of one machine"],
    [`// in ${"/"}tmp`, "names a folder of one machine"],
    [`const host = "https:${"//"}registry.example.org/x";`, "names a package registry"],
  ])("%s", (text, what) => {
    expect(found(text)).toContain(`1 ${what}`);
  });

  test("a file that is too long", () => {
    expect(found("f();\n".repeat(400))).toEqual([]);
    expect(found("f();\n".repeat(401))).toEqual(["401 is 401 lines long, more than 400"]);
    expect(found("Turn\n".repeat(401), "test/golden/two.txt")).toEqual([]);
  });

  test("a document that names a folder of one machine", () => {
    expect(found(`Unpack it\nin ${"/"}home/me.`, "README.md")).toEqual(["2 names a folder of one machine"]);
  });
});

describe("tidy", () => {
  test.each([
    "const any = company.any(1); const text = 'as any, x!, TODO';",
    "const x = !y; const z = a !== b;",
    "// any of them may skip(this)",
    "hand.skip(1); iterator.only(2); queue.skip();",
    "export const config = { retries: 0, retry: 0 };",
    "import('./work/tmp.ts'); const url = 'https://example.org/home-page'; const route = 'src/tmp/x';",
    "import { games } from './registry.test.ts';",
    "class A { x: string = ''; }",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("exceptions", () => {
  const violations = [
    { path: "src/a.ts", line: 3, what: ANY },
    { path: "src/b.ts", line: 5, what: ANY },
  ];
  const needed: Exception = { path: "src/a.ts", what: ANY, why: "a library's types" };

  test("let one thing in one file pass", () => {
    expect(notExcepted(violations, [needed])).toEqual([violations[1]]);
  });

  test("are stale when nothing needs them", () => {
    const old: Exception = { path: "src/c.ts", what: ANY, why: "a library's types" };
    expect(stale(violations, [needed, old])).toEqual([old]);
  });
});
