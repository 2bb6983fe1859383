/** Makes up music by the rules of a style. The same seed makes the same music. */
import { type Rng, seeded } from "../engine/rng.ts";
import type { MusicStyle, VoiceName } from "./soundscape.ts";

export interface Note {
  /** In seconds from the beginning of the piece. */
  readonly at: number;
  /** As a MIDI number. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly gain: number;
  readonly voice: VoiceName;
}

export interface Piece {
  /** By time. */
  readonly notes: readonly Note[];
  /** In seconds, with the silence after it. */
  readonly length: number;
}

/** A degree of the tune on a beat of a phrase. */
interface Step {
  readonly beat: number;
  readonly degree: number;
}

/** In seconds: nobody plays exactly on the beat. */
const LOOSE = 0.024;

/** The first phrase comes back, after another one: A A B A. */
export function compose(style: MusicStyle, seed: number, nth: number): Piece {
  const luck = seeded(seed, nth);
  const [first = [0], second = first] = luck.shuffled(style.phrases);
  const [a, b] = [tuneOver(first, style, luck), tuneOver(second, style, luck)];
  const form = [
    { chords: first, tune: a },
    { chords: first, tune: varied(a, style, luck) },
    { chords: second, tune: b },
    { chords: first, tune: a },
  ];
  let beat = 0;
  const notes = form.flatMap(({ chords, tune }, i) => {
    const from = beat;
    beat += chords.length * style.beatsInBar;
    // The tune comes in with the second phrase of some pieces.
    const sung = i === 0 && luck.below(3) === 0 ? [] : tune;
    return [...ground(chords, style), ...broken(chords, style, luck), ...sung.map(sing)].map((note) => ({
      ...note,
      at: (from + note.at) * style.beat + luck.fraction() * LOOSE,
      gain: note.gain * (0.8 + 0.2 * luck.fraction()),
    }));
  });
  const ending = ground([0], style).map((note) => ({ ...note, at: beat * style.beat }));
  const [least, most] = style.pause;
  const pause = least + (most - least) * luck.fraction();
  return {
    notes: [...notes, ...ending].toSorted((one, other) => one.at - other.at),
    length: (beat + style.beatsInBar) * style.beat + pause,
  };

  function sing({ beat: at, degree }: Step): Note {
    return note("tune", style, at, degree, at % style.beatsInBar === 0 ? 1 : 0.75);
  }
}

/** Steps along the scale; a bar begins on a note of its chord, and the phrase ends there. */
function tuneOver(chords: readonly number[], { beatsInBar, density }: MusicStyle, luck: Rng): readonly Step[] {
  const steps: Step[] = [];
  let degree = (chords[0] ?? 0) + luck.pick([0, 2, 4]);
  for (const [bar, chord] of chords.entries()) {
    const isLast = bar === chords.length - 1;
    for (let beat = 0; beat < beatsInBar; beat++) {
      if (beat === 0) degree = nearest(degree, chord);
      else if (isLast || luck.fraction() >= density) continue;
      else degree = within(degree + luck.pick([-2, -1, -1, 1, 1, 2]));
      const at = bar * beatsInBar + beat;
      steps.push({ beat: at, degree });
      const hasGrace = beat > 0 && luck.fraction() < density / 3;
      if (hasGrace) steps.push({ beat: at + 0.5, degree: within(degree + luck.pick([-1, 1])) });
    }
  }
  return steps;
}

const LOWEST = -2;
const HIGHEST = 9;
const within = (degree: number): number => (degree > HIGHEST ? degree - 3 : degree < LOWEST ? degree + 3 : degree);

/** The note of the chord that is closest, in any octave. */
function nearest(degree: number, chord: number): number {
  const notes = [-7, 0, 7].flatMap((octave) => [chord, chord + 2, chord + 4].map((one) => one + octave));
  const inReach = notes.filter((one) => one >= LOWEST && one <= HIGHEST);
  return inReach.toSorted((one, other) => Math.abs(one - degree) - Math.abs(other - degree))[0] ?? chord;
}

/** Some notes between the bars' first ones are others, or left out. */
const varied = (tune: readonly Step[], { beatsInBar }: MusicStyle, luck: Rng): readonly Step[] =>
  tune.flatMap((step) => {
    if (step.beat % beatsInBar === 0 || luck.below(3) > 0) return [step];
    return luck.below(2) === 0 ? [] : [{ ...step, degree: within(step.degree + luck.pick([-1, 1])) }];
  });

/** Root and fifth, every second bar. */
const ground = (chords: readonly number[], style: MusicStyle): readonly Note[] =>
  chords.flatMap((chord, bar) =>
    bar % 2 === 1 ? [] : [chord, chord + 4].map((degree) => note("ground", style, bar * style.beatsInBar, degree, 0.8)),
  );

function broken(chords: readonly number[], style: MusicStyle, luck: Rng): readonly Note[] {
  const shape = luck.shuffled([0, 2, 4, 7]);
  return chords.flatMap((chord, bar) =>
    Array.from({ length: style.beatsInBar }, (_, beat) =>
      note("chords", style, bar * style.beatsInBar + beat, chord + (shape[beat % shape.length] ?? 0), 0.7),
    ),
  );
}

/** `at` is in beats here. */
function note(voice: VoiceName, style: MusicStyle, at: number, degree: number, gain: number): Note {
  const { octave, gain: loud } = style.voices[voice];
  return { at, voice, gain: gain * loud, pitch: style.root + 12 * octave + semitones(style.scale, degree) };
}

export function semitones(scale: readonly number[], degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return 12 * octave + (scale[degree - octave * scale.length] ?? 0);
}
