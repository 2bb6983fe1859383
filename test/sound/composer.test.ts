import { describe, expect, test } from "vitest";
import { compose, semitones } from "../../src/sound/composer.ts";
import type { MusicStyle } from "../../src/sound/soundscape.ts";
import { VOICE_NAMES } from "../../src/sound/soundscape.ts";
import { SOUNDING } from "./games-with-sounds.ts";

const STYLES = SOUNDING.flatMap(({ game, sounds: { music = {} } }) =>
  Object.entries(music).map(([name, style]) => ({ name: `${name} of ${game.id}`, style })),
);
const SEEDS = Array.from({ length: 40 }, (_, i) => i);

const tuneOf = (style: MusicStyle, seed: number, nth = 0): string =>
  compose(style, seed, nth)
    .notes.filter(({ voice }) => voice === "tune")
    .map(({ pitch }) => pitch)
    .join();

describe.each(STYLES)("music: $name", ({ style }) => {
  test("the same seed makes the same piece", () => {
    for (const seed of SEEDS) expect(compose(style, seed, 2)).toEqual(compose(style, seed, 2));
  });

  test("other seeds and the next pieces are others", () => {
    const tunes = SEEDS.flatMap((seed) => [tuneOf(style, seed), tuneOf(style, seed, 1)]);
    expect(new Set(tunes).size).toBeGreaterThan(tunes.length * 0.95);
  });

  test("every note is in the scale, in order, not too loud, and within the piece", () => {
    const tones = style.scale.map((tone) => (tone + style.root) % 12);
    for (const seed of SEEDS) {
      const { notes, length } = compose(style, seed, 0);
      expect(notes.toSorted((one, other) => one.at - other.at)).toEqual(notes);
      for (const { at, pitch, gain } of notes) {
        expect(tones).toContain(((pitch % 12) + 12) % 12);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(length);
        expect(gain).toBeGreaterThan(0);
        expect(gain).toBeLessThanOrEqual(1);
        // As far as one recording can be stretched.
        expect(Math.abs(pitch - 60)).toBeLessThanOrEqual(30);
      }
    }
  });

  test("every voice is heard, and there is silence after a piece", () => {
    for (const seed of SEEDS) {
      const { notes, length } = compose(style, seed, 0);
      expect([...new Set(notes.map(({ voice }) => voice))].sort()).toEqual([...VOICE_NAMES].sort());
      expect(length - (notes.at(-1)?.at ?? 0)).toBeGreaterThanOrEqual(style.pause[0]);
    }
  });
});

test("degrees go on above and below the scale", () => {
  const scale = [0, 2, 4, 5, 7, 9, 11];
  expect([-7, -1, 0, 2, 7, 9].map((degree) => semitones(scale, degree))).toEqual([-12, -1, 0, 4, 12, 16]);
});
