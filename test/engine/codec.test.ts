import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode, equal } from "../../src/engine/codec.ts";
import { hashText, hashValue } from "../../src/engine/hash.ts";

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger(),
    fc.string({ unit: "grapheme" }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("json"), { maxLength: 5 }),
    fc.dictionary(fc.string(), tie("json"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe("canonical text", () => {
  test("is JSON with sorted keys and no white space", () => {
    expect(encode({ b: [1, -2, "é\n"], a: { d: null, c: true } })).toBe('{"a":{"c":true,"d":null},"b":[1,-2,"é\\n"]}');
  });

  test("keys are sorted by their code units, not by any language's order", () => {
    expect(encode({ é: 1, z: 2, Z: 3, "10": 4, "9": 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}');
  });

  test("reads back as the same value, and that has the same text", () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = encode(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(encode(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test("doesn't depend on the order in which keys were written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.string(), json), { selector: ([key]) => key }), (entries) => {
        const forwards = Object.fromEntries(entries);
        const backwards = Object.fromEntries(entries.toReversed());
        expect(encode(forwards)).toBe(encode(backwards));
        expect(hashValue(forwards)).toBe(hashValue(backwards));
      }),
    );
  });

  test("differs for different values", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(equal(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  test("minus zero is zero", () => {
    expect(encode([-0])).toBe("[0]");
  });
});

describe("what isn't plain JSON with whole numbers is refused", () => {
  class Point {
    readonly x = 1;
  }
  const sparse = [1, 2, 3];
  delete sparse[1];
  test.each([
    ["a fraction", 0.5],
    ["not a number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a number too big to be exact", 2 ** 53],
    ["nothing", undefined],
    ["a field that holds nothing", { a: undefined }],
    ["a list that holds nothing", [undefined]],
    ["a list with a hole", sparse],
    ["a function", () => 1],
    ["a symbol", Symbol("a")],
    ["a big integer", 1n],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["a set", new Set()],
    ["bytes", new Uint8Array(2)],
    ["an object of a class", new Point()],
  ])("%s", (_, value) => {
    expect(() => encode(value)).toThrow(TypeError);
    expect(() => encode({ deep: [value] })).toThrow(TypeError);
  });
});

test("a hash is SHA-256 of the text in UTF-8", () => {
  expect(hashText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hashText("é")).toBe("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
  expect(hashValue({ b: 1, a: 2 })).toBe(hashText('{"a":2,"b":1}'));
});
