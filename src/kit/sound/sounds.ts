/** Parts of sounds, and sounds that any game may use. */
import type { Layer, Recipe, Shape, Tone } from "../../sound/recipe.ts";

/** The pitch of a MIDI number, in Hz. */
export const pitch = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export const MIDDLE_C = 60;

/** Overtones that don't fit each other, which fade the sooner the higher they are. */
export const bell = (midi: number, { gain, decay, at = 0, pan = 0 }: Shape): readonly Layer[] =>
  [
    [1, 1, 1],
    [2.01, 0.45, 0.7],
    [2.76, 0.3, 0.5],
    [5.4, 0.16, 0.25],
  ].map(([over = 1, loud = 1, long = 1]) => ({
    tone: "sine",
    from: pitch(midi) * over,
    at,
    pan,
    decay: decay * long,
    gain: gain * loud,
  }));

/** A plucked string: its overtones fade quickly. */
export const string = (midi: number, { gain, decay, at = 0, pan = 0 }: Shape): readonly Layer[] => [
  ...[1, 2, 3, 4, 5, 6].map(
    (over): Tone => ({
      tone: "sine",
      // Stiff strings are a little sharp high up.
      from: pitch(midi) * over * (1 + 0.0004 * over ** 2),
      at,
      pan,
      decay: decay / over ** 0.9,
      gain: (gain * (over === 2 ? 0.7 : 1)) / over ** 1.3,
    }),
  ),
  { noise: "bandpass", from: 2600, q: 0.8, at, pan, decay: 0.02, gain: gain * 0.35 },
];

/** A long note of several players who don't agree quite. */
export const choir = (midi: number, { gain, decay, attack = 0.9, hold = 1, at = 0 }: Shape): readonly Layer[] =>
  [-1, 0, 1].flatMap((one) =>
    [1, 2, 3].map(
      (over): Tone => ({
        tone: "sine",
        from: pitch(midi) * over * (1 + 0.0022 * one),
        at,
        pan: 0.5 * one,
        attack,
        hold,
        decay,
        gain: gain / (3 * over ** 1.6),
      }),
    ),
  );

/** Something falls into water. */
export const splash = ({ gain, decay, at = 0 }: Shape): readonly Layer[] => [
  { noise: "lowpass", from: 900, to: 260, q: 0.8, at, attack: 0.01, decay, gain },
  {
    noise: "bandpass",
    from: 2600,
    to: 1100,
    q: 0.9,
    at: at + 0.03,
    attack: 0.03,
    decay: decay * 0.7,
    gain: gain * 0.4,
  },
  { tone: "sine", from: 260, to: 620, at: at + 0.09, decay: 0.09, gain: gain * 0.35 },
  { tone: "sine", from: 340, to: 820, at: at + 0.2, decay: 0.07, gain: gain * 0.22 },
];

/** Something of wood is set down. */
export const knock = (from: number, { gain, decay, at = 0, pan = 0 }: Shape): readonly Layer[] => [
  { tone: "triangle", from, to: from * 0.72, at, pan, decay, gain },
  { noise: "bandpass", from: from * 5, q: 1.2, at, pan, decay: decay * 0.4, gain: gain * 0.6 },
];

/** A card slides over the table. */
export const CARD_COMES: Recipe = {
  length: 0.5,
  echo: 0.05,
  layers: [
    { noise: "bandpass", from: 1500, to: 3800, q: 0.8, attack: 0.07, decay: 0.16, gain: 0.5 },
    { noise: "lowpass", from: 420, at: 0.19, decay: 0.07, gain: 0.55 },
  ],
};

/** Cards turn over together. */
export const CARDS_TURN: Recipe = {
  length: 1.1,
  echo: 0.1,
  layers: [
    ...[0, 0.045, 0.1, 0.15].map(
      (at, i): Layer => ({
        noise: "bandpass",
        from: 2100 + 420 * i,
        to: 900,
        q: 1.1,
        at,
        pan: 0.3 * (i - 1.5),
        attack: 0.008,
        decay: 0.09,
        gain: 0.5,
      }),
    ),
    { noise: "lowpass", from: 700, at: 0.24, decay: 0.12, gain: 0.5 },
  ],
};

/** Coins fall on each other. */
export const COINS: Recipe = {
  length: 1,
  echo: 0.12,
  layers: [0, 0.07, 0.16].flatMap((at, i) => bell(88 + 3 * i, { at, gain: 0.2, decay: 0.32, pan: 0.25 * (i - 1) })),
};

/** Somebody's turn: two bells, a fourth apart. */
export const TURN: Recipe = {
  length: 2.2,
  echo: 0.25,
  layers: [...bell(69, { gain: 0.34, decay: 1.1 }), ...bell(74, { gain: 0.34, decay: 1.4, at: 0.17 })],
};
