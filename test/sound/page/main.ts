/** Renders every sound of every game, for `test/browser/sound-rendered.spec.ts`. */
import { TABLES } from "../../../src/games/tables.ts";
import type { GameSounds } from "../../../src/sound/game-sounds.ts";
import { BUSES, createMixer } from "../../../src/sound/mixer.ts";
import { createStudio } from "../../../src/sound/studio.ts";
import { table as rehearsal } from "../../rehearsal/table/table.ts";

export interface Rendered {
  readonly name: string;
  readonly kind: "cue" | "call" | "instrument" | "bed";
  /** The loudest sample. */
  readonly peak: number;
  /** The mean loudness of the loudest tenth of a second. */
  readonly loudness: number;
  /** Of a bed: how far its end is from its beginning. */
  readonly seam: number;
  /** How loud it still is at its very end. */
  readonly end: number;
}

export interface Likeness {
  readonly cues: readonly [string, string];
  /** From 0 to 1, for the same sound. */
  readonly share: number;
}

export interface AllRendered {
  readonly game: string;
  readonly sounds: readonly Rendered[];
  readonly likest: Likeness;
  /** The loudest sample when many cues begin at once, at full volume. */
  readonly together: number;
}

const RATE = 44_100;

declare global {
  interface Window {
    renderAll(): Promise<readonly AllRendered[]>;
  }
}

window.renderAll = async () => {
  const all: AllRendered[] = [];
  for (const [game, table] of Object.entries({ ...TABLES, rehearsal })) {
    const sounds = await table.loadSounds?.();
    if (sounds !== undefined) all.push(await rendered(game, sounds));
  }
  return all;
};

async function rendered(game: string, { cues, turn, calls = {}, instruments = {}, beds = {} }: GameSounds) {
  const studio = createStudio(RATE);
  const sounds: Rendered[] = [];
  const ofCues: { readonly name: string; readonly buffer: AudioBuffer }[] = [];
  for (const [kind, recipes] of Object.entries({ cue: { ...cues, turn }, call: calls, instrument: instruments })) {
    for (const [name, recipe] of Object.entries(recipes)) {
      const buffer = await studio.recipe(recipe);
      sounds.push(measured(name, kind as Rendered["kind"], buffer));
      if (kind === "cue") ofCues.push({ name, buffer });
    }
  }
  for (const [name, bed] of Object.entries(beds)) sounds.push(measured(name, "bed", await studio.bed(bed)));
  return { game, sounds, likest: likest(ofCues), together: await together(ofCues.map(({ buffer }) => buffer)) };
}

function measured(name: string, kind: Rendered["kind"], buffer: AudioBuffer): Rendered {
  const samples = buffer.getChannelData(0);
  const window = Math.round(RATE / 10);
  let peak = 0;
  let loudness = 0;
  for (let from = 0; from < samples.length; from += window) {
    const part = samples.subarray(from, from + window);
    loudness = Math.max(loudness, rms(part));
    for (const sample of part) peak = Math.max(peak, Math.abs(sample));
  }
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  return { name, kind, peak, loudness, seam, end: rms(samples.subarray(-RATE / 20)) };
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

function likest(cues: readonly { readonly name: string; readonly buffer: AudioBuffer }[]): Likeness {
  let found: Likeness = { cues: ["", ""], share: 0 };
  for (const [i, one] of cues.entries()) {
    for (const other of cues.slice(i + 1)) {
      const share = likeness(one.buffer.getChannelData(0), other.buffer.getChannelData(0));
      if (share > found.share) found = { cues: [one.name, other.name], share };
    }
  }
  return found;
}

function likeness(one: Float32Array, other: Float32Array): number {
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [a, b] = [one[i] ?? 0, other[i] ?? 0];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return Math.abs(product) / Math.sqrt(ofOne * ofOther);
}

async function together(buffers: readonly AudioBuffer[]): Promise<number> {
  const context = new OfflineAudioContext(2, 3 * RATE, RATE);
  const { buses } = createMixer(context, { ambience: 100, effects: 100, music: 100 });
  for (const [i, buffer] of buffers.slice(0, 10).entries()) {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(buses[BUSES[i % BUSES.length] ?? "effects"]);
    source.start(0.5);
  }
  const mixed = await context.startRendering();
  return mixed.getChannelData(0).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}
