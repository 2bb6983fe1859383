import { describe, expect, test } from "vitest";
import { impurities } from "./purity.ts";

const found = (text: string): readonly string[] =>
  impurities({ path: "src/engine/a.ts", text }).map(({ line, what }) => `${line} ${what}`);

describe("impure", () => {
  test.each([
    ["Math.random();", "uses Math.random"],
    ['Math["random"]();', "uses Math.random"],
    ["Math[`random`]();", "uses Math.random"],
    ["Math[name]();", "uses Math.[…]"],
    ["Math?.random();", "uses Math.random"],
    ["const { random } = Math;", "uses Math"],
    ["const { floor } = Math;", "uses Math"],
    ["const dice = Math; dice.random();", "uses Math"],
    ["(Math as Luck).random();", "uses Math"],
    ["throws(Math);", "uses Math"],
    ['Reflect.get(Math, "random");', "uses Math"],
    ["type Sine = typeof Math;", "uses Math"],
    ["Math.sin(1);", "uses Math.sin"],
    ["Math.pow(x, 2);", "uses Math.pow"],
    ["Math.hypot(1, 2);", "uses Math.hypot"],
    ["const y = x ** 0.5;", "uses ** (not exact)"],
    ["let y = 2; y **= x;", "uses ** (not exact)"],
    ["new Date();", "uses Date"],
    ["Date.now();", "uses Date"],
    ["const clock = { Date };", "uses Date"],
    ["function at(time: Date) {}", "uses Date"],
    ["interface Clock extends Date {}", "uses Date"],
    ["performance.now();", "uses performance"],
    ["setTimeout(go, 1);", "uses setTimeout"],
    ["const later = setInterval;", "uses setInterval"],
    ["setImmediate(go);", "uses setImmediate"],
    ["queueMicrotask(go);", "uses queueMicrotask"],
    ["requestAnimationFrame(go);", "uses requestAnimationFrame"],
    ["console.log(1);", "uses console"],
    ["process.env.X;", "uses process"],
    ["globalThis.x;", "uses globalThis"],
    ["window.x;", "uses window"],
    ['fetch("/x");', "uses fetch"],
    ["crypto.subtle;", "uses crypto"],
    ["new Intl.NumberFormat();", "uses Intl"],
    ["new WeakRef({});", "uses WeakRef"],
    ['eval("1");', "uses eval"],
    ['new Function("return 1");', "uses Function"],
    ['go.constructor("return 1");', "uses constructor"],
    ["somethingNobodyDeclared;", "uses somethingNobodyDeclared"],
    ['import { randomBytes } from "@noble/hashes/utils.js";', "uses randomBytes"],
    ['import { randomBytes as luck } from "@noble/hashes/utils.js";', "uses randomBytes"],
    ['export { randomBytes } from "@noble/hashes/utils.js";', "uses randomBytes"],
    ['import * as u from "@noble/hashes/utils.js"; u.randomBytes(1);', "uses randomBytes"],
    ['import * as u from "@noble/hashes/utils.js"; const { randomBytes: r } = u;', "uses randomBytes"],
    ['"a".localeCompare("b");', "uses localeCompare"],
    ["(1).toLocaleString();", "uses toLocaleString"],
    ["async function go() {}", "is asynchronous"],
    ["const go = async () => 1;", "is asynchronous"],
    ["const go = { async run() {} };", "is asynchronous"],
    ["await go;", "is asynchronous"],
    ["Promise.resolve(1);", "uses Promise"],
    ["function go(): Promise<void> {}", "uses Promise"],
    ['import("./x.ts");', "imports when it runs"],
    ["import.meta.url;", "uses import.meta"],
    ["let count = 0;", "has a variable of its own"],
    ["export let count = 0;", "has a variable of its own"],
    ["var count = 0;", "has a variable of its own"],
    ["const seen = new Map<string, number>();", "has a store of its own"],
    ["export const seen = new WeakMap();", "has a store of its own"],
  ])("%s", (text, what) => {
    const helpers =
      "declare const go: Go; declare const x: number; declare const name: string;\nfunction throws(y: unknown) {}\n";
    expect(found(helpers + text)).toContain(`3 ${what}`);
  });

  test("a name of the outside can't be hidden behind one's own", () => {
    expect(found("function a(Date: number) { return Date; }\nfunction b() { return Date.now(); }")).toEqual([
      "1 declares Date, a name that pure code leaves alone",
      "1 uses Date",
      "2 uses Date",
    ]);
    expect(found("const { performance } = options;\nconst options = 1;")).toContain(
      "1 declares performance, a name that pure code leaves alone",
    );
  });
});

describe("pure", () => {
  test.each([
    "export const half = (n: number) => Math.floor(n / 2) + Math.sqrt(n) + Math.imul(n, 3);",
    "const TWO_32 = 2 ** 32;",
    "const NOTHING: ReadonlyMap<string, number> = new Map(); const KINDS = new Set(['a']);",
    'import * as v from "valibot"; export const shape = v.strictObject({ Date: v.string() });',
    'export { hash } from "./hash.ts"; export type { Rng } from "./rng.ts";',
    "export const told = (event: { process: string; fetch: number }) => event.process + event.fetch;",
    "const options = { console: 1, random: 2 }; export const { random } = options;",
    "// Math.random, new Date()\nexport const text = 'Date.now()';",
    "export class Deck<Card> { #cards: Card[] = []; constructor(readonly name: string) { this.name = name; } }",
    "export function* count(): Iterable<number> { let i = 0; while (true) yield i++; }",
    `export type Keys = { [Key in keyof Row as \`\${Key & string}s\`]: Row[Key] }; interface Row { a: 1 }`,
    "export const isRow = (row: unknown): row is string => typeof row === 'string';",
    "outer: for (const one of [1, 2]) { for (;;) continue outer; }",
    "try { throw new RangeError('x'); } catch (error) { JSON.stringify({ error }); }",
    "enum Kind { One = 1 } export type Pair = [first: number, second: number];",
    "export const all = ([a, { b = 1, ...c }, ...d]: Parts, e = 2) => [a, b, c, d, e]; type Parts = readonly never[];",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
