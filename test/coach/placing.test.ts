import { describe, expect, test } from "vitest";
import { type Box, lineBetween, overlap, placeMark } from "../../src/ui/coach/placing.ts";

const SIZE = { width: 200, height: 80 };
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const placed = (
  screen: { width: number; height: number },
  about: Box | undefined,
  avoid: readonly Box[] = [],
): Box => ({
  ...placeMark({ size: SIZE, screen, about, avoid }),
  ...SIZE,
});

describe.each(SCREENS)("on a screen of $width × $height", (screen) => {
  const spots = [0, 0.3, 0.5, 0.8, 1].flatMap((x) => [0, 0.25, 0.5, 0.75, 1].map((y) => ({ x, y })));

  test.each(spots)("the mark is in sight, and covers nothing of what it is about, at $x $y", ({ x, y }) => {
    const about = { x: x * (screen.width - 90), y: y * (screen.height - 70), width: 90, height: 70 };
    const mark = placed(screen, about);
    expect(overlap(mark, about)).toBe(0);
    expect(mark.x).toBeGreaterThanOrEqual(0);
    expect(mark.y).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width).toBeLessThanOrEqual(screen.width);
    expect(mark.y + mark.height).toBeLessThanOrEqual(screen.height);
  });

  test("it keeps off controls where there is room beside them", () => {
    const about = { x: 100, y: screen.height - 60, width: 80, height: 50 };
    const controls = { x: 0, y: screen.height - 180, width: screen.width, height: 180 };
    expect(overlap(placed(screen, about, [controls]), controls)).toBe(0);
  });

  test("about nothing in sight, it stands in the middle", () => {
    const mark = placed(screen, undefined);
    expect(Math.abs(mark.x + mark.width / 2 - screen.width / 2)).toBeLessThan(screen.width / 10);
  });
});

test("where there is room nowhere it's still in sight", () => {
  const small = { width: 150, height: 60 };
  const { x, y } = placeMark({ size: SIZE, screen: small, about: { x: 0, y: 0, ...small }, avoid: [] });
  expect([x, y]).toEqual([8, 8]);
});

test("a line leads from one box to the other by the shortest way, if they don't touch", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(lineBetween(box, { x: 30, y: 0, width: 10, height: 10 })).toEqual({
    from: { x: 10, y: 5 },
    to: { x: 30, y: 5 },
  });
  expect(lineBetween(box, { x: 30, y: 40, width: 10, height: 10 })).toEqual({
    from: { x: 10, y: 10 },
    to: { x: 30, y: 40 },
  });
  expect(lineBetween(box, { x: 5, y: 5, width: 10, height: 10 })).toBeUndefined();
});
