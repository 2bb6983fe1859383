/** How loud the table is. A personal setting. */
import type { Volumes } from "../sound/mixer.ts";

export interface Loudness extends Volumes {
  readonly isMuted: boolean;
}

export const USUAL_LOUDNESS: Loudness = { ambience: 50, effects: 70, music: 45, isMuted: false };

/** Volumes are set in steps of this many per cent. */
export const VOLUME_STEP = 5;

/** What comes from outside. Invalid values become defaults, and numbers are brought within bounds. */
export function readLoudness(value: unknown): Loudness {
  const { ambience, effects, music, isMuted } = Object(value);
  const { ambience: a, effects: e, music: m } = USUAL_LOUDNESS;
  return {
    ambience: volumeFrom(ambience, a),
    effects: volumeFrom(effects, e),
    music: volumeFrom(music, m),
    isMuted: isMuted === true,
  };
}

export const volumeFrom = (value: unknown, usual: number): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : usual;

/** The other of muted and not muted, as a change of settings. */
export const otherwise = ({ loudness }: { readonly loudness: Loudness }): { readonly loudness: Loudness } => ({
  loudness: { ...loudness, isMuted: !loudness.isMuted },
});
