/** How a sound is made, as data: layers of tones and filtered noise. All times are in seconds, all pitches in Hz. */

export interface Recipe {
  /** To its end, the echo included. */
  readonly length: number;
  readonly layers: readonly Layer[];
  /** The share that echoes, from 0 to 1. */
  readonly echo?: number;
}

export type Layer = Tone | Noise;

/** It swells for `attack`, holds for `hold` and fades for `decay`. */
export interface Shape {
  readonly at?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  readonly gain: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
}

export interface Tone extends Shape {
  readonly tone: OscillatorType;
  readonly from: number;
  /** The pitch it glides to. */
  readonly to?: number;
}

export interface Noise extends Shape {
  readonly noise: BiquadFilterType;
  readonly from: number;
  /** The frequency its filter glides to. */
  readonly to?: number;
  readonly q?: number;
}

/** A sound that goes on: noise in a loop. */
export interface Bed {
  readonly length: number;
  readonly layers: readonly BedLayer[];
}

export interface BedLayer {
  readonly noise: BiquadFilterType;
  readonly from: number;
  readonly q?: number;
  readonly gain: number;
  /** It swells and fades this many times in the loop. */
  readonly swells?: number;
  /** By how much, from 0 to 1. */
  readonly depth?: number;
}
