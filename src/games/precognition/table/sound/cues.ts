/** What the game's events sound like. `CUES.md` beside this says what is seen with each. */
import { bell, CARD_COMES, CARDS_TURN, choir, knock, pitch, splash, string } from "../../../../kit/sound/sounds.ts";
import type { Layer, Recipe } from "../../../../sound/recipe.ts";

/** Strings one after the other. */
const rising = (notes: readonly number[], gap: number, gain: number, decay: number): readonly Layer[] =>
  notes.flatMap((note, i) => string(note, { at: gap * i, gain, decay, pan: 0.16 * (i - notes.length / 2) }));

export const CUES = {
  /** An oar. */
  round: {
    length: 1.4,
    echo: 0.08,
    layers: [
      { noise: "bandpass", from: 420, to: 900, q: 0.9, attack: 0.22, decay: 0.5, gain: 0.42 },
      { noise: "lowpass", from: 300, at: 0.12, attack: 0.1, decay: 0.6, gain: 0.4 },
      ...knock(150, { at: 0.02, gain: 0.16, decay: 0.12 }),
    ],
  },
  /** The light changes. */
  season: {
    length: 4.2,
    echo: 0.3,
    layers: [
      { noise: "bandpass", from: 300, to: 1900, q: 0.7, attack: 1.1, decay: 1.4, gain: 0.22 },
      ...choir(50, { gain: 0.3, attack: 0.9, hold: 0.3, decay: 1.6 }),
      ...choir(57, { gain: 0.26, at: 0.35, attack: 0.9, hold: 0.2, decay: 1.5 }),
      ...bell(81, { at: 1.2, gain: 0.1, decay: 1.6 }),
    ],
  },
  "cards-drawn": CARD_COMES,
  "cards-turned": CARDS_TURN,
  /** A seal is pressed on. */
  locked: {
    length: 0.7,
    echo: 0.08,
    layers: [
      { tone: "sine", from: 190, to: 74, decay: 0.2, gain: 0.7 },
      { noise: "lowpass", from: 1400, to: 300, decay: 0.1, gain: 0.4 },
      { tone: "triangle", from: 1180, at: 0.012, decay: 0.07, gain: 0.12 },
    ],
  },
  /** Light goes over the cards. */
  activated: {
    length: 1.5,
    echo: 0.22,
    layers: [
      ...string(62, { gain: 0.26, decay: 0.7 }),
      ...string(69, { at: 0.06, gain: 0.22, decay: 0.7 }),
      { noise: "bandpass", from: 1800, to: 5200, q: 2.5, attack: 0.25, decay: 0.4, gain: 0.12 },
    ],
  },
  /** Crates. */
  food: {
    length: 0.8,
    echo: 0.06,
    layers: [
      ...knock(250, { gain: 0.5, decay: 0.12, at: 0.02, pan: -0.2 }),
      ...knock(310, { gain: 0.45, decay: 0.11, at: 0.14 }),
      ...knock(285, { gain: 0.36, decay: 0.12, at: 0.25, pan: 0.2 }),
    ],
  },
  /** Somebody hums. */
  people: {
    length: 1.4,
    echo: 0.18,
    layers: [
      ...choir(64, { gain: 0.3, attack: 0.07, hold: 0.08, decay: 0.3 }),
      ...choir(69, { gain: 0.34, at: 0.19, attack: 0.07, hold: 0.12, decay: 0.45 }),
    ],
  },
  /** A spark. */
  battery: {
    length: 0.7,
    echo: 0.08,
    layers: [
      { tone: "sawtooth", from: 110, to: 165, attack: 0.02, hold: 0.05, decay: 0.12, gain: 0.1 },
      { noise: "highpass", from: 4200, at: 0.01, decay: 0.03, gain: 0.3 },
      { noise: "highpass", from: 5200, at: 0.075, decay: 0.025, gain: 0.24 },
      { tone: "sine", from: 880, to: 1320, at: 0.02, decay: 0.2, gain: 0.16 },
    ],
  },
  /** It clicks into its socket. */
  plugged: {
    length: 0.5,
    echo: 0.05,
    layers: [
      ...knock(620, { gain: 0.3, decay: 0.05 }),
      ...knock(410, { gain: 0.4, decay: 0.08, at: 0.06 }),
      { tone: "sine", from: 523, at: 0.07, decay: 0.14, gain: 0.12 },
    ],
  },
  /** The last one a Machine needs: it begins to hum. */
  powered: {
    length: 1.3,
    echo: 0.12,
    layers: [
      ...knock(410, { gain: 0.38, decay: 0.08 }),
      { tone: "sawtooth", from: 55, to: 110, at: 0.06, attack: 0.3, hold: 0.1, decay: 0.5, gain: 0.12 },
      { tone: "sine", from: 330, to: 660, at: 0.08, attack: 0.25, decay: 0.5, gain: 0.18 },
    ],
  },
  /** Wheels turn, and steam. */
  machine: {
    length: 1.6,
    echo: 0.14,
    layers: [
      ...[0, 0.09, 0.17, 0.24, 0.3, 0.35].flatMap((at, i) => knock(340 + 34 * i, { at, gain: 0.26, decay: 0.05 })),
      { tone: "sawtooth", from: 82, to: 164, attack: 0.2, hold: 0.12, decay: 0.3, gain: 0.12 },
      { noise: "highpass", from: 2600, to: 5200, at: 0.42, attack: 0.02, decay: 0.5, gain: 0.24 },
      ...bell(76, { at: 0.42, gain: 0.16, decay: 0.6 }),
    ],
  },
  /** Two low notes that rub. */
  bane: {
    length: 2.3,
    echo: 0.22,
    layers: [
      { tone: "sawtooth", from: 62, to: 55, attack: 0.18, hold: 0.3, decay: 0.9, gain: 0.13, pan: -0.3 },
      { tone: "sawtooth", from: 66, to: 58.5, attack: 0.18, hold: 0.3, decay: 0.9, gain: 0.13, pan: 0.3 },
      { tone: "sine", from: 98, to: 46, decay: 0.9, gain: 0.4 },
      { noise: "bandpass", from: 900, to: 240, q: 3, attack: 0.25, decay: 0.7, gain: 0.3 },
    ],
  },
  /** A shield is struck, and holds. */
  protected: {
    length: 1.8,
    echo: 0.2,
    layers: [
      { noise: "highpass", from: 3000, at: 0.02, decay: 0.06, gain: 0.3 },
      ...bell(62, { at: 0.02, gain: 0.36, decay: 0.9 }),
      ...bell(69, { at: 0.05, gain: 0.2, decay: 0.9 }),
    ],
  },
  /** A sigh, and the water. */
  "humans-lost": {
    length: 2,
    echo: 0.24,
    layers: [
      ...[62, 58].flatMap((note, i): Layer[] => [
        { tone: "sine", from: pitch(note), to: pitch(note - 5), at: 0.16 * i, attack: 0.12, decay: 0.7, gain: 0.26 },
        {
          tone: "triangle",
          from: pitch(note - 12),
          to: pitch(note - 17),
          at: 0.16 * i,
          attack: 0.12,
          decay: 0.6,
          gain: 0.14,
        },
      ]),
      ...splash({ at: 0.5, gain: 0.34, decay: 0.5 }),
    ],
  },
  overboard: { length: 1.2, echo: 0.1, layers: splash({ gain: 0.6, decay: 0.5 }) },
  /** A harp upwards. */
  healed: { length: 2.2, echo: 0.28, layers: rising([62, 66, 69, 74, 78], 0.085, 0.24, 0.9) },
  /** Bowls. */
  fed: {
    length: 1.3,
    echo: 0.12,
    layers: [
      ...knock(520, { gain: 0.3, decay: 0.14, pan: -0.2 }),
      ...knock(660, { gain: 0.26, decay: 0.13, at: 0.15, pan: 0.2 }),
      ...string(57, { at: 0.05, gain: 0.2, decay: 0.7 }),
      ...string(64, { at: 0.2, gain: 0.2, decay: 0.7 }),
    ],
  },
  /** An empty drum. */
  hunger: {
    length: 2.1,
    echo: 0.2,
    layers: [
      ...[0, 0.42].flatMap((at): Layer[] => [
        { tone: "sine", from: 120, to: 58, at, decay: 0.42, gain: 0.5 },
        { noise: "lowpass", from: 500, at, decay: 0.07, gain: 0.3 },
      ]),
      ...string(53, { at: 0.86, gain: 0.2, decay: 0.9 }),
      ...string(52, { at: 0.9, gain: 0.2, decay: 0.9 }),
    ],
  },
  /** The tile is lifted out of the water and turned. */
  river: {
    length: 1.8,
    echo: 0.16,
    layers: [
      { noise: "bandpass", from: 500, to: 1700, q: 0.8, attack: 0.26, decay: 0.3, gain: 0.4 },
      ...splash({ at: 0.05, gain: 0.2, decay: 0.4 }),
      ...knock(210, { at: 0.62, gain: 0.42, decay: 0.16 }),
      ...string(50, { at: 0.62, gain: 0.24, decay: 0.9 }),
    ],
  },
  /** A ship's bell, and gravel under the keel. */
  arrival: {
    length: 3.4,
    echo: 0.28,
    layers: [
      ...bell(67, { at: 0.35, gain: 0.34, decay: 1.2 }),
      ...bell(67, { at: 0.66, gain: 0.3, decay: 1.4 }),
      { noise: "bandpass", from: 1300, to: 420, q: 0.8, at: 0.2, attack: 0.5, decay: 0.9, gain: 0.24 },
      ...choir(50, { gain: 0.24, at: 0.8, attack: 0.4, hold: 0.3, decay: 1 }),
      ...choir(57, { gain: 0.2, at: 0.9, attack: 0.4, hold: 0.3, decay: 1 }),
    ],
  },
  /** The journey's end: the bell three times, and everybody. */
  letea: {
    length: 5,
    echo: 0.32,
    layers: [
      ...[0.3, 0.66, 1.02].flatMap((at, i) => bell(69 + (i === 2 ? 5 : 0), { at, gain: 0.28, decay: 1.5 })),
      ...[50, 57, 62, 66].flatMap((note, i) =>
        choir(note, { gain: 0.17, at: 1 + 0.12 * i, attack: 0.6, hold: 0.8, decay: 1.5 }),
      ),
      ...rising([62, 66, 69, 74, 78, 81], 0.11, 0.14, 1.1).map((layer) => ({ ...layer, at: (layer.at ?? 0) + 1.3 })),
    ],
  },
  /** A scroll, and a low drum. */
  objective: {
    length: 1.9,
    echo: 0.2,
    layers: [
      { noise: "bandpass", from: 2600, to: 1200, q: 0.7, attack: 0.12, decay: 0.2, gain: 0.34 },
      { tone: "sine", from: 150, to: 66, at: 0.36, decay: 0.5, gain: 0.5 },
      ...string(57, { at: 0.36, gain: 0.2, decay: 0.9 }),
      ...string(60, { at: 0.4, gain: 0.18, decay: 0.9 }),
    ],
  },
  /** The scroll again, and a step upwards. */
  mitigated: {
    length: 1.7,
    echo: 0.18,
    layers: [
      { noise: "bandpass", from: 1400, to: 3000, q: 0.7, at: 0.3, attack: 0.12, decay: 0.2, gain: 0.3 },
      ...string(60, { at: 0.5, gain: 0.22, decay: 0.7 }),
      ...string(64, { at: 0.62, gain: 0.22, decay: 0.8 }),
    ],
  },
  met: {
    length: 2.2,
    echo: 0.24,
    layers: [...knock(180, { gain: 0.4, decay: 0.1 }), ...rising([62, 69, 74], 0.1, 0.28, 1)],
  },
  missed: {
    length: 2.4,
    echo: 0.24,
    layers: [...knock(130, { gain: 0.5, decay: 0.16 }), ...rising([57, 56, 50], 0.16, 0.28, 1)],
  },
} as const satisfies Readonly<Record<string, Recipe>>;

export type CueName = keyof typeof CUES;
