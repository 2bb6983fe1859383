import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, beside } from "../../src/kit/closer/beside.ts";

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const PANEL = { width: 400, height: 260 };

describe("something enlarged", () => {
  test("stands above the desk it belongs to", () => {
    const desk = { left: 0, top: 510, width: 1280, height: 210 };
    const card = { left: 600, top: 530, width: 120, height: 168 };
    const spot = beside(PANEL, card, desk, { width: 1280, height: 720 });
    expect(spot.top + PANEL.height).toBeLessThan(desk.top);
    expect(spot.left + PANEL.width / 2).toBe(card.left + card.width / 2);
  });

  test("stands at the left of a desk that is as high as the screen", () => {
    const desk = { left: 460, top: 50, width: 384, height: 340 };
    const card = { left: 500, top: 100, width: 84, height: 118 };
    const spot = beside(PANEL, card, desk, { width: 844, height: 390 });
    expect(spot.left + PANEL.width).toBeLessThan(desk.left);
  });

  test("keeps off what is kept in sight, and then as near as it can be", () => {
    const screen = { width: 1280, height: 720 };
    const desk = { left: 0, top: 464, width: 1280, height: 256 };
    const card = { left: 460, top: 510, width: 90, height: 124 };
    const bubble = { left: 350, top: 370, width: 320, height: 100 };
    const spot = beside(PANEL, card, desk, screen, [bubble]);
    expect(overlap({ ...spot, ...PANEL }, bubble)).toBe(false);
    expect(overlap({ ...spot, ...PANEL }, desk)).toBe(false);
    const elsewhere = { ...bubble, left: 900 };
    expect(beside(PANEL, card, desk, screen, [elsewhere])).toEqual(beside(PANEL, card, desk, screen));
  });

  test("on a phone it would rather cover the desk than what is kept in sight", () => {
    const desk = { left: 0, top: 390, width: 390, height: 454 };
    const card = { left: 110, top: 430, width: 82, height: 112 };
    const bubble = { left: 62, top: 246, width: 320, height: 116 };
    const panel = { width: 374, height: 230 };
    const spot = { ...beside(panel, card, desk, { width: 390, height: 844 }, [bubble]), ...panel };
    expect(overlap(spot, bubble)).toBe(false);
    expect(overlap(spot, card)).toBe(false);
  });

  test("covers nothing it should not if there is room on any side, and is always on the screen", () => {
    const length = (max: number) => fc.integer({ min: 1, max });
    const screen = { width: 1280, height: 800 };
    const boxes = fc
      .record({
        left: fc.integer({ min: 0, max: 1200 }),
        top: fc.integer({ min: 0, max: 760 }),
        width: length(900),
        height: length(700),
      })
      .map((box) => ({
        ...box,
        width: Math.min(box.width, screen.width - box.left),
        height: Math.min(box.height, screen.height - box.top),
      }));
    fc.assert(
      fc.property(boxes, fc.record({ width: length(600), height: length(500) }), (clear, size) => {
        const spot = { ...beside(size, clear, clear, screen), ...size };
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.left + spot.width).toBeLessThanOrEqual(screen.width);
        expect(spot.top + spot.height).toBeLessThanOrEqual(screen.height);
        const room = Math.max(
          clear.top - size.height,
          clear.left - size.width,
          screen.width - clear.left - clear.width - size.width,
          screen.height - clear.top - clear.height - size.height,
        );
        if (room >= 16) expect(overlap(spot, clear)).toBe(false);
      }),
    );
  });
});
