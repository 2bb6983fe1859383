import { describe, expect, test } from "vitest";
import { updateStep } from "../../src/ui/device/update-step.ts";

const CALM = { hasSameRules: true, hasMatch: false, isPlaying: false, isIdle: true, isSeen: false };

describe("a newer build", () => {
  test("is taken at once only on a first page that nobody looks at", () => {
    expect(updateStep(CALM)).toBe("take");
    expect(updateStep({ ...CALM, isSeen: true })).toBe("ask");
    expect(updateStep({ ...CALM, isIdle: false })).toBe("ask");
  });

  test("is taken unseen also where a match is kept that goes on with it", () => {
    expect(updateStep({ ...CALM, hasMatch: true })).toBe("take");
  });

  test("never breaks into a match", () => {
    for (const isSeen of [true, false]) {
      expect(updateStep({ ...CALM, hasMatch: true, isPlaying: true, isSeen })).toBe("ask-in-match");
    }
  });

  test("with other rules is never taken unasked while there is a match to lose", () => {
    for (const isPlaying of [true, false]) {
      expect(updateStep({ ...CALM, hasSameRules: false, hasMatch: true, isPlaying })).toBe("warn");
    }
    expect(updateStep({ ...CALM, hasSameRules: false })).toBe("take");
  });
});
