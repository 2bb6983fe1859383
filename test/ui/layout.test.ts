/** Where things stand and how much room they have, in windows of all sizes and with text of all sizes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { besideWidth, type Layout, layoutOf } from "../../src/ui/look/layout.ts";

const at = (width: number, height: number, textSize = 100): Layout =>
  layoutOf({ width, height, text: (16 * textSize) / 100 });

const sizes = fc.record({
  width: fc.integer({ min: 320, max: 4000 }),
  height: fc.integer({ min: 240, max: 2400 }),
  text: fc.constantFrom(16, 20, 24, 28, 32),
});

describe("the window", () => {
  test.each([
    ["a phone held upright", at(390, 844), ["narrow"], []],
    ["a small phone held upright", at(360, 640), ["small", "narrow"], []],
    ["a phone held upright, with large text", at(390, 844, 200), ["tight", "small", "narrow"], []],
    ["a phone lying down", at(844, 390), [], ["low"]],
    ["a phone lying down, with large text", at(844, 390, 200), ["narrow"], ["scant", "low"]],
    ["a tablet held upright", at(820, 1180), [], []],
    ["a tablet lying down", at(1180, 820), ["wide"], []],
    ["a quarter of a large screen", at(960, 540), ["wide"], []],
    ["a laptop", at(1280, 720), ["wide"], []],
    ["a laptop, with large text", at(1280, 720, 200), [], ["low"]],
    [
      "a large screen, with text that has grown and is large",
      layoutOf({ width: 1920, height: 1080, text: 36.0007 }),
      [],
      [],
    ],
    ["a large screen, on which text grows", layoutOf({ width: 1920, height: 1080, text: 18 }), ["wide", "vast"], []],
    ["a wide window that isn't high", at(1600, 800), ["wide"], []],
  ])("%s", (_, { room, height }, roomTold, heightTold) => {
    expect({ room, height }).toEqual({ room: roomTold, height: heightTold });
  });

  test("with more width there is never less room", () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 1000 }), ({ width, height, text }, more) => {
        const [{ room }, wider] = [layoutOf({ width, height, text }), layoutOf({ width: width + more, height, text })];
        const [tightness, openness] = [["tight", "small", "narrow"] as const, ["wide", "vast"] as const];
        expect(tightness.filter((word) => wider.room.includes(word) && !room.includes(word))).toEqual([]);
        expect(openness.filter((word) => room.includes(word) && !wider.room.includes(word))).toEqual([]);
      }),
    );
  });

  test("is the same for all who see text as large in proportion", () => {
    fc.assert(
      fc.property(sizes, ({ width, height, text }) => {
        const [near, far] = [
          layoutOf({ width, height, text }),
          layoutOf({ width: 2 * width, height: 2 * height, text: 2 * text }),
        ];
        expect([far.room, far.height, far.desk, far.canLie]).toEqual([near.room, near.height, near.desk, near.canLie]);
      }),
    );
  });
});

describe("the desk", () => {
  test.each([
    ["a phone held upright", at(390, 844), "below", ["small", "narrow"]],
    ["a phone lying down", at(844, 390), "beside", ["narrow", "lying"]],
    ["a phone lying down, with large text", at(844, 390, 200), "beside", ["tight", "small", "narrow", "lying"]],
    ["a tablet held upright", at(820, 1180), "below", []],
    ["a tablet lying down", at(1180, 820), "below", ["wide"]],
    ["a quarter of a large screen", at(960, 540), "beside", ["narrow"]],
    ["a laptop", at(1280, 720), "below", ["wide"]],
    ["a laptop, with large text", at(1280, 720, 200), "beside", ["narrow", "lying"]],
    ["a large screen", layoutOf({ width: 1920, height: 1080, text: 18 }), "below", ["wide", "vast"]],
  ])("on %s", (_, { desk, deskRoom }, where, room) => {
    expect({ desk, deskRoom }).toEqual({ desk: where, deskRoom: room });
  });

  test("beside the world leaves it some of the width", () => {
    fc.assert(
      fc.property(sizes, ({ width, text }) => {
        const taken = besideWidth(width, text);
        expect(taken).toBeGreaterThanOrEqual(0.54 * width);
        expect(taken).toBeLessThanOrEqual(0.62 * width);
      }),
    );
  });

  test("at the side of a screen that lies on a table is as wide as that is high", () => {
    expect(at(1180, 820).turnedDeskRoom).toEqual([]);
    expect(at(1180, 820).deskRoom).toEqual(["wide"]);
  });
});

test.each([
  ["a tablet lying down", at(1180, 820), true],
  ["a tablet held upright", at(820, 1180), true],
  ["a laptop", at(1280, 720), true],
  ["a laptop, with large text", at(1280, 720, 150), false],
  ["a phone", at(390, 844), false],
  ["a quarter of a large screen", at(960, 540), false],
])("people can sit around %s: %s", (_, { canLie }, can) => {
  expect(canLie).toBe(can);
});
