/** What is heard of the river, of the season and of the present stretch. */
import { bell, choir, knock, pitch } from "../../../../kit/sound/sounds.ts";
import type { Bed, Layer, Recipe } from "../../../../sound/recipe.ts";
import type { Call, Soundscape } from "../../../../sound/soundscape.ts";
import type { Season } from "../../model/card.ts";
import { endsSeason, seasonOf, type TileId } from "../../model/river.ts";
import type { State } from "../../model/state.ts";

export const BEDS = {
  river: {
    length: 11,
    layers: [
      { noise: "lowpass", from: 420, gain: 0.42, swells: 2, depth: 0.25 },
      { noise: "bandpass", from: 900, q: 0.8, gain: 0.12, swells: 3, depth: 0.5 },
      { noise: "bandpass", from: 2400, q: 1.2, gain: 0.035, swells: 5, depth: 0.8 },
    ],
  },
  rapids: {
    length: 7,
    layers: [
      { noise: "lowpass", from: 700, gain: 0.4, swells: 3, depth: 0.4 },
      { noise: "bandpass", from: 1700, q: 0.5, gain: 0.2, swells: 4, depth: 0.5 },
      { noise: "highpass", from: 4200, gain: 0.03, swells: 5, depth: 0.7 },
    ],
  },
  /** Waves on a beach. */
  shore: {
    length: 12,
    layers: [
      { noise: "lowpass", from: 480, gain: 0.36, swells: 2, depth: 0.9 },
      { noise: "bandpass", from: 1900, q: 0.6, gain: 0.09, swells: 2, depth: 0.95 },
    ],
  },
  rain: {
    length: 8,
    layers: [
      { noise: "highpass", from: 3400, gain: 0.09, swells: 2, depth: 0.3 },
      { noise: "bandpass", from: 1500, q: 0.5, gain: 0.12, swells: 1, depth: 0.3 },
    ],
  },
  wind: {
    length: 14,
    layers: [
      { noise: "bandpass", from: 380, q: 2.2, gain: 0.34, swells: 2, depth: 0.8 },
      { noise: "bandpass", from: 720, q: 5, gain: 0.2, swells: 3, depth: 0.9 },
    ],
  },
} as const satisfies Readonly<Record<string, Bed>>;

/** A whistle that glides from note to note. */
const whistle = (notes: readonly (readonly [from: number, to: number, at: number, decay: number])[]): Layer[] =>
  notes.map(([from, to, at, decay]) => ({
    tone: "sine",
    from: pitch(from),
    to: pitch(to),
    at,
    attack: 0.015,
    decay,
    gain: 0.3,
  }));

const chirps = (times: number, gap: number, from: number): Layer[] =>
  Array.from({ length: times }, (_, i) => ({
    tone: "triangle",
    from,
    at: gap * i,
    attack: 0.008,
    decay: 0.022,
    gain: 0.16,
  }));

export const CALLS = {
  bird: {
    length: 1.8,
    echo: 0.3,
    layers: whistle([
      [96, 101, 0, 0.12],
      [99, 94, 0.17, 0.1],
      [101, 103, 0.32, 0.16],
      [98, 91, 0.54, 0.14],
    ]),
  },
  warbler: {
    length: 1.6,
    echo: 0.3,
    layers: whistle([0, 1, 2, 3, 4, 5].map((i) => [93 + (i % 2) * 5, 95 + (i % 2) * 3, 0.09 * i, 0.06] as const)),
  },
  cuckoo: {
    length: 2.2,
    echo: 0.5,
    layers: whistle([
      [76, 76, 0, 0.22],
      [72, 72, 0.42, 0.34],
    ]),
  },
  frog: {
    length: 0.9,
    echo: 0.15,
    layers: [0, 0.06, 0.12, 0.18, 0.24].map((at) => ({
      tone: "sawtooth",
      from: 190,
      to: 150,
      at,
      attack: 0.01,
      decay: 0.03,
      gain: 0.16,
    })),
  },
  cricket: { length: 1.3, echo: 0.1, layers: [...chirps(4, 0.05, 4300), ...chirps(4, 0.05, 4300).map(later(0.4))] },
  thunder: {
    length: 6,
    echo: 0.4,
    layers: [
      { noise: "lowpass", from: 260, to: 60, attack: 0.3, hold: 0.3, decay: 3.4, gain: 0.8 },
      { noise: "lowpass", from: 150, to: 50, at: 0.9, attack: 0.4, decay: 3, gain: 0.7 },
    ],
  },
  owl: {
    length: 3.2,
    echo: 0.5,
    layers: [
      { tone: "sine", from: 370, to: 350, attack: 0.08, hold: 0.08, decay: 0.18, gain: 0.3 },
      { tone: "sine", from: 375, to: 350, at: 0.72, attack: 0.06, decay: 0.14, gain: 0.26 },
      { tone: "sine", from: 380, to: 330, at: 0.98, attack: 0.1, hold: 0.22, decay: 0.4, gain: 0.32 },
    ],
  },
  ice: {
    length: 2.4,
    echo: 0.45,
    layers: [
      { tone: "sine", from: 1900, to: 240, decay: 0.24, gain: 0.2 },
      { tone: "sine", from: 1500, to: 190, at: 0.08, decay: 0.3, gain: 0.14 },
      { noise: "highpass", from: 3000, decay: 0.05, gain: 0.16 },
    ],
  },
  /** The boat. */
  creak: {
    length: 1.4,
    echo: 0.15,
    layers: [0, 0.11, 0.2, 0.27, 0.33].map((at, i) => ({
      noise: "bandpass",
      from: 480 + 60 * i,
      q: 16,
      at,
      attack: 0.02,
      decay: 0.09,
      gain: 2.6,
    })),
  },
  gull: {
    length: 2,
    echo: 0.35,
    layers: [0, 0.34, 0.62].flatMap((at): Layer[] => [
      { tone: "sawtooth", from: 1150, to: 760, at, attack: 0.04, decay: 0.2, gain: 0.06 },
      { tone: "sine", from: 1150, to: 760, at, attack: 0.04, decay: 0.22, gain: 0.12 },
    ]),
  },
  rats: { length: 0.9, echo: 0.1, layers: chirps(5, 0.07, 2900) },
  siren: {
    length: 5.5,
    echo: 0.6,
    layers: [
      ...choir(69, { gain: 0.14, attack: 0.9, hold: 0.5, decay: 1.4 }),
      ...choir(73, { gain: 0.12, at: 1, attack: 0.9, hold: 0.5, decay: 1.6 }),
    ],
  },
  spring: {
    length: 3.4,
    echo: 0.5,
    layers: [...bell(86, { gain: 0.1, decay: 1.6 }), ...bell(93, { at: 0.4, gain: 0.08, decay: 1.6 })],
  },
  crates: {
    length: 0.9,
    echo: 0.15,
    layers: [...knock(160, { gain: 0.4, decay: 0.12 }), ...knock(190, { at: 0.2, gain: 0.25, decay: 0.1 })],
  },
} as const satisfies Readonly<Record<string, Recipe>>;

function later(by: number): (layer: Layer) => Layer {
  return (layer) => ({ ...layer, at: (layer.at ?? 0) + by });
}

type BedName = keyof typeof BEDS;
type CallName = keyof typeof CALLS;

const call = (name: CallName, least: number, most: number, gain: number): Call => ({
  call: name,
  every: [least, most],
  gain,
});

interface Place {
  readonly beds?: Readonly<Partial<Record<BedName, number>>>;
  readonly calls?: readonly Call[];
}

const ON_BOARD = call("creak", 14, 34, 0.31);

const SEASONS: Readonly<Record<Season, Place>> = {
  1: {
    beds: { river: 0.9 },
    calls: [ON_BOARD, call("bird", 5, 15, 0.41), call("warbler", 9, 24, 0.27), call("cuckoo", 26, 60, 0.34)],
  },
  2: {
    beds: { river: 0.75, rain: 0.75 },
    calls: [ON_BOARD, call("cricket", 3, 9, 0.24), call("frog", 7, 18, 0.37), call("thunder", 34, 75, 0.51)],
  },
  3: { beds: { river: 0.6, wind: 0.9 }, calls: [ON_BOARD, call("owl", 16, 40, 0.44), call("ice", 11, 32, 0.34)] },
};

/** What a stretch adds to its season. */
const STRETCHES: Readonly<Record<TileId, Place>> = {
  "willow-shallows": { calls: [call("frog", 6, 14, 0.34)] },
  "drifting-crates": { calls: [call("crates", 5, 13, 0.58)] },
  "calling-bank": { calls: [call("cuckoo", 8, 18, 0.44)] },
  "glowing-spring": { calls: [call("spring", 6, 14, 0.58)] },
  "rat-barges": { calls: [call("rats", 4, 10, 0.41)] },
  "white-rapids": { beds: { rapids: 1 } },
  "lightning-reach": { calls: [call("thunder", 8, 17, 1)] },
  "fever-current": { calls: [call("cricket", 2, 5, 0.27)] },
  "hungry-mist": { beds: { wind: 1 } },
  "great-whirlpool": { beds: { rapids: 1 } },
  "siren-marsh": { calls: [call("siren", 8, 18, 0.68), call("frog", 7, 16, 0.27)] },
  "iron-reef": { calls: [call("creak", 4, 10, 0.68)] },
};

const ASHORE: Readonly<Record<Season, Place>> = {
  1: { beds: { river: 0.22, shore: 1 }, calls: [call("gull", 8, 20, 0.41), call("bird", 6, 16, 0.34)] },
  2: { beds: { rain: 0.38, shore: 1 }, calls: [call("gull", 10, 24, 0.34), call("cricket", 3, 8, 0.24)] },
  3: { beds: { wind: 0.52, shore: 1 }, calls: [call("owl", 16, 36, 0.37)] },
};

/** By the season, and by the stretch that was turned last. */
export function soundscapeOf({ round, river: { turned } }: State): Soundscape {
  const season = seasonOf(Math.max(1, round));
  const isAshore = turned.length === round && endsSeason(round) && round > 0;
  const last = turned.at(-1);
  // A new season begins on its own water.
  const stretch = last !== undefined && !endsSeason(turned.length) ? last : "";
  const place = isAshore ? ASHORE[season] : SEASONS[season];
  const more = isAshore ? undefined : STRETCHES[stretch];
  return {
    name: isAshore ? `ashore ${season}` : `${season} ${stretch}`,
    beds: { ...place.beds, ...more?.beds },
    calls: [...(place.calls ?? []), ...(more?.calls ?? [])],
    music: season === 1 ? "thaw" : season === 2 ? "heat" : "night",
  };
}
