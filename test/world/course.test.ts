import { expect, test } from "vitest";
import { pillBeside } from "../../src/games/precognition/table/world/river/course.ts";

const PHONE = { x: 0, width: 390 };
const RADIUS = 12;
const GAP = 12;

/** The widths of "The Thaw · 3 rounds to Heron Isle" and of the longest French text. */
test.each([230, 250])("words of %i beside the boats lie over no boats and end on the screen", (width) => {
  const half = width / 2;
  for (let x = 20; x <= PHONE.width - 20; x++) {
    const { pill, sign } = pillBeside(x, half, GAP, PHONE);
    expect(Math.abs(pill - sign), `at ${x}`).toBeGreaterThanOrEqual(half + RADIUS - 0.01);
    expect(pill - half, `at ${x}`).toBeGreaterThanOrEqual(0);
    expect(pill + half, `at ${x}`).toBeLessThanOrEqual(PHONE.width);
    expect(sign, `at ${x}`).toBeGreaterThan(RADIUS);
    expect(sign, `at ${x}`).toBeLessThan(PHONE.width - RADIUS);
  }
});

test("where there is room the boats stay where they are", () => {
  for (let x = 20; x <= 1260; x++) expect(pillBeside(x, 150, GAP, { x: 0, width: 1280 }).sign).toBe(x);
});
