/** Makes audio nodes of recipes. They are meant for an offline context: what plays later is the finished sound. */
import { seeded } from "../engine/rng.ts";
import type { Bed, BedLayer, Layer, Recipe, Shape } from "./recipe.ts";

const NOISE_SECONDS = 2.7;
const ECHO_SECONDS = 1.6;
/** An exponential ramp can't reach 0. */
const SILENCE = 0.0001;
/** Shorter ones click. */
const LEAST_ATTACK = 0.003;

/** White noise and the echo of a room, made once for each sample rate. */
export interface Materials {
  readonly noise: AudioBuffer;
  readonly echo: AudioBuffer;
}

export function materialsFor(context: BaseAudioContext): Materials {
  const luck = seeded(1);
  const white = (): number => 2 * luck.fraction() - 1;
  const make = (seconds: number, at: (share: number) => number): AudioBuffer => {
    const buffer = context.createBuffer(2, Math.ceil(seconds * context.sampleRate), context.sampleRate);
    for (const channel of [0, 1]) {
      const samples = buffer.getChannelData(channel);
      for (let i = 0; i < samples.length; i++) samples[i] = at(i / samples.length);
    }
    return buffer;
  };
  return { noise: make(NOISE_SECONDS, white), echo: make(ECHO_SECONDS, (share) => white() * (1 - share) ** 4) };
}

/** From the beginning of the context. */
export function writeRecipe(context: BaseAudioContext, { noise, echo }: Materials, recipe: Recipe): void {
  const dry = new GainNode(context);
  dry.connect(context.destination);
  if (recipe.echo !== undefined) {
    const room = new ConvolverNode(context, { buffer: echo });
    dry
      .connect(new GainNode(context, { gain: recipe.echo }))
      .connect(room)
      .connect(context.destination);
  }
  for (const layer of recipe.layers) {
    const { at = 0, pan = 0 } = layer;
    const source = sourceOf(context, noise, layer);
    const shaped = source.output.connect(shapeOf(context, layer));
    shaped.connect(new StereoPannerNode(context, { pan })).connect(dry);
    source.start(at);
  }
}

interface Source {
  readonly output: AudioNode;
  start(at: number): void;
}

function sourceOf(context: BaseAudioContext, noise: AudioBuffer, layer: Layer): Source {
  const end = endOf(layer);
  if ("tone" in layer) {
    const tone = new OscillatorNode(context, { type: layer.tone, frequency: layer.from });
    glide(tone.frequency, layer, end);
    return { output: tone, start: (at) => tone.start(at) };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: layer.noise, frequency: layer.from, Q: layer.q ?? 1 });
  glide(filter.frequency, layer, end);
  return { output: source.connect(filter), start: (at) => source.start(at, (at * 7) % NOISE_SECONDS) };
}

function glide(pitch: AudioParam, { at = 0, from, to }: Layer, end: number): void {
  if (to === undefined) return;
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, end);
}

function shapeOf(context: BaseAudioContext, shape: Shape): GainNode {
  const { at = 0, attack = LEAST_ATTACK, hold = 0, gain } = shape;
  const node = new GainNode(context, { gain: 0 });
  const top = at + Math.max(LEAST_ATTACK, attack);
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, top);
  node.gain.setValueAtTime(gain, top + hold);
  node.gain.exponentialRampToValueAtTime(SILENCE, endOf(shape));
  node.gain.setValueAtTime(0, endOf(shape));
  return node;
}

export const endOf = ({ at = 0, attack = 0, hold = 0, decay }: Shape): number =>
  at + Math.max(LEAST_ATTACK, attack) + hold + decay;

/** Longer than the loop by `more`, in which it's blended into its own beginning. */
export function writeBed(context: BaseAudioContext, { noise }: Materials, bed: Bed): void {
  for (const [i, layer] of bed.layers.entries()) {
    // At slightly different speeds the same noise repeats at no beat.
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true, playbackRate: 1 - 0.137 * i });
    const filter = new BiquadFilterNode(context, { type: layer.noise, frequency: layer.from, Q: layer.q ?? 0.7 });
    const gain = new GainNode(context, { gain: layer.gain });
    source.connect(filter).connect(gain).connect(context.destination);
    swell(context, gain.gain, layer, bed.length);
    source.start(0, (i * 0.61) % NOISE_SECONDS);
  }
}

function swell(context: BaseAudioContext, gain: AudioParam, layer: BedLayer, length: number): void {
  const { swells, depth = 0.5 } = layer;
  if (swells === undefined) return;
  const wave = new OscillatorNode(context, { frequency: swells / length });
  wave.connect(new GainNode(context, { gain: layer.gain * depth })).connect(gain);
  wave.start();
}
