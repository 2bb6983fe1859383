/** What is heard around the table: the place, and the music that goes with it. */

export interface Soundscape {
  /** Two with the same name sound the same. */
  readonly name: string;
  /** How loud each bed is, by its name, from 0 to 1. */
  readonly beds: Readonly<Record<string, number>>;
  /** What is heard now and then. */
  readonly calls: readonly Call[];
  /** The name of the music. */
  readonly music?: string | undefined;
}

export interface Call {
  /** The name of its recipe. */
  readonly call: string;
  /** The least and the most time between two, in seconds. */
  readonly every: readonly [least: number, most: number];
  readonly gain: number;
}

/** By these rules music is made up while it plays. */
export interface MusicStyle {
  /** In seconds. */
  readonly beat: number;
  readonly beatsInBar: number;
  /** The first degree of the scale, as a MIDI number. */
  readonly root: number;
  /** In semitones above the root. */
  readonly scale: readonly number[];
  /** Chords as degrees of the scale, one for each bar of a phrase. A piece takes two of these rows. */
  readonly phrases: readonly (readonly number[])[];
  /** How many of the beats have a note of the tune, from 0 to 1. */
  readonly density: number;
  /** The least and the most time of silence after a piece, in seconds. */
  readonly pause: readonly [least: number, most: number];
  readonly voices: Readonly<Record<VoiceName, Voice>>;
}

/** The tune, broken chords, and long chords. */
export const VOICE_NAMES = ["tune", "chords", "ground"] as const;
export type VoiceName = (typeof VOICE_NAMES)[number];

export interface Voice {
  /** The name of its recipe. */
  readonly instrument: string;
  /** Above or below the root of the music. */
  readonly octave: number;
  readonly gain: number;
}
