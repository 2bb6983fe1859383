/** Plays short sounds, each from its finished buffer. */

export interface CuePlayer {
  /** `gain`: from 0 to 1. `rate`: how much faster and higher. */
  play(buffer: AudioBuffer, gain: number, rate: number): void;
}

/** In seconds: the same sound again within this time would only be louder. */
const APART = 0.07;
const MOST_AT_ONCE = 10;

export function createCuePlayer(context: BaseAudioContext, out: AudioNode): CuePlayer {
  const sounding = new Set<AudioBufferSourceNode>();
  const latest = new WeakMap<AudioBuffer, number>();

  return {
    play(buffer, gain, rate) {
      const now = context.currentTime;
      const isTooSoon = now - (latest.get(buffer) ?? Number.NEGATIVE_INFINITY) < APART;
      if (isTooSoon || sounding.size >= MOST_AT_ONCE) return;
      latest.set(buffer, now);
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
      source.connect(new GainNode(context, { gain })).connect(out);
      source.onended = () => sounding.delete(source);
      sounding.add(source);
      source.start();
    },
  };
}
