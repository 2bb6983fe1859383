import { expect, test } from "vitest";
import { COLORS, SIGNS } from "../../src/session/session.ts";
import { SEAT_SYMBOLS } from "../../src/ui/look/seat-symbols.ts";
import { COLOR_NAMES, SIGN_NAMES } from "../../src/ui/shell/look-choice.tsx";

test("every colour and every sign there is has a name, and can be chosen", () => {
  expect(new Set(COLOR_NAMES).size).toBe(COLORS);
  expect(new Set(SIGN_NAMES).size).toBe(SIGNS);
  expect(new Set(SEAT_SYMBOLS).size).toBe(SIGNS);
});

test("there are more colours and signs than a table has seats", () => {
  expect(Math.min(COLORS, SIGNS)).toBeGreaterThan(4);
});
