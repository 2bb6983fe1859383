/** Gamepads: what is done on them, and where the focus goes. What the page makes of it is in `browser/gamepad.spec.ts`. */
import { expect, test } from "vitest";
import { gamepadPresses, type Held } from "../../src/ui/gamepad-presses.ts";
import { type Box, nearest } from "../../src/ui/nearest.ts";

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0], mapping = "standard"): Held => ({
  mapping,
  axes,
  buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: pressed.includes(i) })),
});

test("a press counts once, however long it's held; a direction goes on", () => {
  const look = gamepadPresses();
  expect(look([pad([0])], 0)).toEqual(["press"]);
  expect(look([pad([0])], 5000)).toEqual([]);
  expect(look([pad([])], 5010)).toEqual([]);
  expect(look([pad([0])], 5020)).toEqual(["press"]);

  expect(look([pad([13])], 6000)).toEqual(["down"]);
  expect(look([pad([13])], 6100)).toEqual([]);
  expect(look([pad([13])], 6500)).toEqual(["down"]);
  expect(look([pad([13])], 6550)).toEqual([]);
  expect(look([pad([13])], 6700)).toEqual(["down"]);
});

test("a stick points where it's pushed furthest, and does nothing near its middle", () => {
  const look = gamepadPresses();
  expect(look([pad([], [0.3, -0.4])], 0)).toEqual([]);
  expect(look([pad([], [-0.9, 0.7])], 10)).toEqual(["left"]);
  expect(look([pad([], [0.1, 1])], 20)).toEqual(["down"]);
});

test("two people's gamepads are one, and one whose buttons are unknown is none", () => {
  const look = gamepadPresses();
  expect(look([pad([0]), null, pad([0])], 0)).toEqual(["press"]);
  expect(look([pad([0, 1, 2], [1, 1], "")], 10)).toEqual([]);
});

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("the focus goes to what lies straight ahead before what is nearer but aside", () => {
  const from = box(0, 0);
  expect(nearest(from, [box(20, 40), box(60, 0)], "right")).toBe(1);
  expect(nearest(from, [box(20, 40), box(60, 0)], "down")).toBe(0);
  expect(nearest(from, [box(20, 40), box(60, 0)], "left")).toBeUndefined();
  // A wide button below several small ones.
  expect(nearest(box(50, 100, 10, 10), [box(0, 130, 300, 20), box(50, 400)], "down")).toBe(0);
});
