/** What is read stands out from what it is read on: 4.5 to 1 as usual, 7 to 1 with more contrast. */
import { describe, expect, test } from "vitest";
import { COLORS } from "../../src/session/session.ts";
import { contrast } from "../marks/color.ts";
import { colorsIn } from "../marks/seats.ts";

const SEATS = Array.from({ length: COLORS }, (_, i) => `tint-${i}`);
const TEXT = ["moon", "mist", "lantern", "up", "down", ...SEATS];
const GROUNDS = ["night", "deep", "raised"];
/** Edges of controls. */
const EDGES = ["line", "edge"];
/** On the button that matters most. */
const ON_LANTERN = "#241a06";

test("black on white stands out by 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

describe.each([
  ["tokens.css", 4.5],
  ["high-contrast.css", 7],
] as const)("%s", (sheet, least) => {
  const colors = colorsIn(sheet);
  const of = (name: string): string => colors.get(name) ?? expect.fail(`${sheet} has no colour ${name}`);

  test(`text stands out by ${least} to 1`, () => {
    const pairs = TEXT.flatMap((text) =>
      GROUNDS.map((ground) => ({ text, ground, by: contrast(of(text), of(ground)) })),
    );
    expect(pairs.filter(({ by }) => by < least)).toEqual([]);
    expect(contrast(ON_LANTERN, of("lantern"))).toBeGreaterThan(least);
  });
});

test("with more contrast edges stand out by 4.5 to 1", () => {
  const colors = colorsIn("high-contrast.css");
  for (const edge of EDGES) {
    for (const ground of GROUNDS) {
      expect(contrast(colors.get(edge) ?? "", colors.get(ground) ?? "")).toBeGreaterThan(4.5);
    }
  }
});
