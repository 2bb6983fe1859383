import { expect, test } from "vitest";
import { otherwise, readLoudness, USUAL_LOUDNESS } from "../../src/ui/loudness.ts";

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a number", 7],
  ["a list", [1, 2]],
  ["words", { ambience: "loud", effects: "70", music: {}, isMuted: "yes" }],
  ["no numbers", { ambience: Number.NaN, effects: Number.POSITIVE_INFINITY, music: null, isMuted: 1 }],
])("what can't be read is as usual: %s", (_, value) => {
  expect(readLoudness(value)).toEqual(USUAL_LOUDNESS);
});

test("volumes are whole numbers from 0 to 100", () => {
  expect(readLoudness({ ambience: -3, effects: 1000, music: 33.4, isMuted: true })).toEqual({
    ambience: 0,
    effects: 100,
    music: 33,
    isMuted: true,
  });
});

test("what can be read is kept beside what can't", () => {
  expect(readLoudness({ ambience: 15, music: "x" })).toEqual({ ...USUAL_LOUDNESS, ambience: 15 });
});

test("muting keeps the volumes", () => {
  const settings = { loudness: { ambience: 5, effects: 10, music: 15, isMuted: false } };
  expect(otherwise(settings)).toEqual({ loudness: { ...settings.loudness, isMuted: true } });
  expect(otherwise(otherwise(settings))).toEqual(settings);
});
