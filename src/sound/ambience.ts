/** The place around the table: beds of noise that go on, and calls now and then. */
import type { Rng } from "../engine/rng.ts";
import type { GameSounds } from "./game-sounds.ts";
import type { Call, Soundscape } from "./soundscape.ts";
import type { Studio } from "./studio.ts";

export interface Ambience {
  surround(scape: Soundscape): void;
  /** Schedules what is due soon. */
  tick(): void;
}

interface Laid {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** In seconds. A change of place is complete after about three times as long. */
const CHANGE = 1.6;
const AHEAD = 2;
/** No call sounds like the one before. */
const DETUNED = 0.08;

type Sounds = Pick<GameSounds, "beds" | "calls">;

export function createAmbience(
  context: BaseAudioContext,
  out: AudioNode,
  sounds: Sounds,
  studio: Studio,
  luck: Rng,
): Ambience {
  const laid = new Map<string, Laid>();
  let scape: Soundscape | undefined;
  let due: { readonly call: Call; at: number }[] = [];

  async function lay(name: string): Promise<void> {
    const bed = sounds.beds?.[name];
    if (bed === undefined || laid.has(name)) return;
    const buffer = await studio.bed(bed);
    if (laid.has(name) || scape?.beds[name] === undefined) return;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(gain).connect(out);
    source.start();
    laid.set(name, { source, gain });
    turnTo(name, scape.beds[name]);
  }

  function turnTo(name: string, to: number): void {
    laid.get(name)?.gain.gain.setTargetAtTime(to, context.currentTime, CHANGE);
  }

  function end(name: string): void {
    turnTo(name, 0);
    laid.get(name)?.source.stop(context.currentTime + 5 * CHANGE);
    laid.delete(name);
  }

  const wait = ({ every: [least, most] }: Call): number => least + (most - least) * luck.fraction();

  async function sound({ call, gain }: Call, at: number): Promise<void> {
    const recipe = sounds.calls?.[call];
    if (recipe === undefined) return;
    const buffer = await studio.recipe(recipe);
    if (context.currentTime > at) return;
    const playbackRate = 1 + DETUNED * (2 * luck.fraction() - 1);
    const pan = 1.4 * luck.fraction() - 0.7;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
    source
      .connect(new GainNode(context, { gain: gain * (0.6 + 0.4 * luck.fraction()) }))
      .connect(new StereoPannerNode(context, { pan }))
      .connect(out);
    source.start(at);
  }

  return {
    surround(to) {
      if (to.name === scape?.name) return;
      scape = to;
      for (const name of laid.keys()) {
        const gain = to.beds[name];
        if (gain === undefined) end(name);
        else turnTo(name, gain);
      }
      for (const name of Object.keys(to.beds)) lay(name).catch(() => undefined);
      due = to.calls.map((call) => ({ call, at: context.currentTime + wait(call) / 2 }));
    },
    tick() {
      for (const next of due) {
        if (next.at > context.currentTime + AHEAD) continue;
        sound(next.call, next.at).catch(() => undefined);
        next.at = Math.max(next.at, context.currentTime) + wait(next.call);
      }
    },
  };
}
