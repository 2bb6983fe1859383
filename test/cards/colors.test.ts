/** The types' colours have the hues of their names, enough contrast, and differ from each other and from the seats'. */
import { describe, expect, test } from "vitest";
import { BANE, INK, PAPER, SIGN_COLORS, TYPE_COLORS } from "../../src/games/precognition/table/cards/palette.ts";
import { COLORS } from "../../src/session/session.ts";
import { COLOUR_VISIONS } from "../../src/ui/look/colour-vision.ts";
import { colorOf } from "../../src/ui/look/seat-colors.ts";
import { contrast, distance, hueOf } from "../marks/color.ts";
import { colorsIn } from "../marks/seats.ts";

/** Hue angles in Oklab, in degrees. */
const HUES = { red: [15, 40], yellow: [80, 110], green: [130, 160], blue: [240, 265], violet: [300, 330] } as const;

const isOf = (hue: keyof typeof HUES) => (color: string) =>
  hueOf(color) >= HUES[hue][0] && hueOf(color) <= HUES[hue][1];

const TYPES = Object.entries(TYPE_COLORS);
const SIGNS = Object.entries(SIGN_COLORS);
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));

test.each([
  ["yellow", TYPE_COLORS.food],
  ["blue", TYPE_COLORS.human],
  ["red", TYPE_COLORS.battery],
  ["green", TYPE_COLORS.ymune],
  ["green", SIGN_COLORS.doctor],
  ["green", SIGN_COLORS.protector],
  ["violet", { plain: BANE, ...SIGN_COLORS.bane }],
] as const)("%s is what the rulebook calls it", (hue, shades) => {
  expect(Object.values(shades).filter((shade) => !isOf(hue)(shade))).toEqual([]);
});

describe("on what they lie on", () => {
  test("names and numbers are read on shapes", () => {
    expect(TYPES.filter(([, { plain }]) => contrast(INK, plain) < 4.5)).toEqual([]);
    expect(contrast("#ffffff", BANE)).toBeGreaterThan(4.5);
  });

  test("signs are seen on paper", () => {
    expect(SIGNS.filter(([, { deep }]) => contrast(deep, PAPER) < 4)).toEqual([]);
  });

  test.each([
    ["tokens.css", 4.5],
    ["high-contrast.css", 6],
  ] as const)("signs and words are seen in the dark of %s", (sheet, least) => {
    const colors = colorsIn(sheet);
    for (const name of ["deep", "slab", "raised"]) {
      const ground = colors.get(name) ?? expect.fail(`${sheet} has no colour ${name}`);
      expect(SIGNS.filter(([, { light }]) => contrast(light, ground) < least)).toEqual([]);
    }
  });
});

describe("apart", () => {
  const { grey: _, ...inColors } = COLOUR_VISIONS;

  test.each(["plain", "light"] as const)("types differ in colour, %s, by any eyes that see colours", (shade) => {
    const close = Object.entries(inColors).flatMap(([sight, matrix]) =>
      pairs(TYPES).flatMap(([[one, a], [other, b]]) => {
        const far = distance(a[shade], b[shade], matrix);
        return far < 0.065 ? [`${one} and ${other}, ${sight}: ${far.toFixed(3)}`] : [];
      }),
    );
    expect(close).toEqual([]);
    for (const [[, a], [, b]] of pairs(TYPES)) expect(distance(a[shade], b[shade])).toBeGreaterThan(0.13);
  });

  test.each(["tokens.css", "high-contrast.css"])("no seat of %s has the colour of a type", (sheet) => {
    const colors = colorsIn(sheet);
    const taken = [...TYPES.flatMap(([, { plain, light }]) => [plain, light]), BANE, SIGN_COLORS.bane.light];
    for (const seat of Array(COLORS).keys()) {
      const color = colors.get(`tint-${seat}`) ?? expect.fail(`${sheet} has no colour for seat ${seat}`);
      expect(taken.filter((one) => distance(color, one) < 0.1)).toEqual([]);
    }
  });

  test("gains and losses in words aren't taken for Ymunes and Batteries", () => {
    const colors = colorsIn("tokens.css");
    expect(distance(colors.get("up") ?? "", TYPE_COLORS.ymune.light)).toBeGreaterThan(0.1);
    expect(distance(colors.get("down") ?? "", TYPE_COLORS.battery.light)).toBeGreaterThan(0.1);
  });
});

test("a boat has the colour that its seat has on the page", () => {
  const colors = colorsIn("tokens.css");
  const all = Array.from({ length: COLORS }, (_, i) => i);
  expect(all.map(colorOf)).toEqual(all.map((i) => colors.get(`tint-${i}`)));
  expect(colors.has(`tint-${COLORS}`)).toBe(false);
});
