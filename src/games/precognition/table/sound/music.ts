/** The music of the three seasons, in modes of the Danube's delta. */
import { choir, MIDDLE_C, string } from "../../../../kit/sound/sounds.ts";
import type { Layer, Recipe } from "../../../../sound/recipe.ts";
import type { MusicStyle } from "../../../../sound/soundscape.ts";

/** Blown: some breath, and overtones that come late. */
const flute = (midi: number): readonly Layer[] => [
  ...choir(midi, { gain: 0.34, attack: 0.09, hold: 0.5, decay: 0.7 }),
  { noise: "bandpass", from: 1400, q: 1.5, attack: 0.05, hold: 0.3, decay: 0.5, gain: 0.05 },
];

export const INSTRUMENTS = {
  /** Two strings for each note. */
  dulcimer: {
    length: 3.4,
    echo: 0.3,
    layers: [
      ...string(MIDDLE_C, { gain: 0.2, decay: 1.9, pan: -0.2 }),
      ...string(MIDDLE_C + 0.06, { gain: 0.18, decay: 1.7, pan: 0.2 }),
    ],
  },
  flute: { length: 2.6, echo: 0.4, layers: flute(MIDDLE_C) },
  voices: { length: 7.5, echo: 0.35, layers: choir(MIDDLE_C, { gain: 0.4, attack: 1.6, hold: 1.6, decay: 2.6 }) },
} as const satisfies Readonly<Record<string, Recipe>>;

export const MUSIC = {
  /** The overtone scale: bright, and a little strange. */
  thaw: {
    beat: 0.62,
    beatsInBar: 4,
    root: 62,
    scale: [0, 2, 4, 6, 7, 9, 10],
    phrases: [
      [0, 4, 1, 0],
      [0, 1, 4, 0],
      [4, 1, 5, 4],
      [5, 1, 4, 0],
    ],
    density: 0.5,
    pause: [14, 30],
    voices: {
      tune: { instrument: "flute", octave: 0, gain: 0.5 },
      chords: { instrument: "dulcimer", octave: 0, gain: 0.42 },
      ground: { instrument: "voices", octave: -1, gain: 0.34 },
    },
  },
  /** Dorian with a raised fourth: heavy air. */
  heat: {
    beat: 0.54,
    beatsInBar: 3,
    root: 57,
    scale: [0, 2, 3, 6, 7, 9, 10],
    phrases: [
      [0, 0, 4, 0],
      [0, 1, 4, 0],
      [2, 1, 0, 4],
      [4, 2, 1, 0],
    ],
    density: 0.62,
    pause: [16, 34],
    voices: {
      tune: { instrument: "dulcimer", octave: 1, gain: 0.5 },
      chords: { instrument: "dulcimer", octave: 0, gain: 0.36 },
      ground: { instrument: "voices", octave: -1, gain: 0.36 },
    },
  },
  /** Slow and natural minor, with much room. */
  night: {
    beat: 0.86,
    beatsInBar: 4,
    root: 59,
    scale: [0, 2, 3, 5, 7, 8, 10],
    phrases: [
      [0, 5, 2, 0],
      [0, 3, 5, 0],
      [5, 2, 3, 4],
      [3, 0, 4, 0],
    ],
    density: 0.28,
    pause: [20, 44],
    voices: {
      tune: { instrument: "flute", octave: 0, gain: 0.42 },
      chords: { instrument: "dulcimer", octave: 0, gain: 0.26 },
      ground: { instrument: "voices", octave: -1, gain: 0.42 },
    },
  },
} as const satisfies Readonly<Record<string, MusicStyle>>;
