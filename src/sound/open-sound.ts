/**
 * The sound of one table. All that sounds is rendered beforehand, in the background, and scheduled on the audio clock, so
 * it takes no time of a frame. The browser allows it only after a gesture, so it is opened in one.
 */
import { seeded } from "../engine/rng.ts";
import { createAmbience } from "./ambience.ts";
import { createCuePlayer } from "./cue-player.ts";
import type { GameSounds } from "./game-sounds.ts";
import { BUSES, type Bus, createMixer, type Volumes } from "./mixer.ts";
import { createMusicPlayer } from "./music-player.ts";
import type { Recipe } from "./recipe.ts";
import type { Soundscape } from "./soundscape.ts";
import { createStudio } from "./studio.ts";

export interface SoundOptions {
  readonly sounds: GameSounds;
  readonly volumes: Volumes;
  /** Of the music. */
  readonly seed: number;
}

export interface Sound {
  /** An event begins to be seen. Others' cues are softer. */
  cue(name: string, isOwn: boolean): void;
  /** It's somebody's turn here. This sounds while the page is hidden, too. */
  turn(): void;
  surround(scape: Soundscape): void;
  setVolumes(volumes: Volumes): void;
  /** `silent`: nothing sounds. `hidden`: nothing but `turn`. */
  setMode(mode: SoundMode): void;
  /** The browser may have stopped it until there is another gesture. */
  wake(): void;
  close(): void;
}

export type SoundMode = "heard" | "hidden" | "silent";

const OPEN: Readonly<Record<SoundMode, readonly Bus[]>> = { heard: BUSES, hidden: ["effects"], silent: [] };

const TICK_MS = 800;
/** In seconds: how long it takes to fade before it stops. */
const FADE = 0.3;
const OTHERS = 0.5;
const DETUNED = 0.03;

export function openSound({ sounds, volumes, seed }: SoundOptions): Sound {
  const context = new AudioContext();
  const studio = createStudio(context.sampleRate);
  const mixer = createMixer(context, volumes);
  const cues = createCuePlayer(context, mixer.buses.effects);
  const luck = seeded(seed, 1);
  const ambience = createAmbience(context, mixer.buses.ambience, sounds, studio, luck);
  const music = createMusicPlayer(context, mixer.buses.music, sounds, studio, seed);
  const ready = new Map<Recipe, AudioBuffer>();
  let mode: SoundMode = "heard";
  let pausing: ReturnType<typeof setTimeout> | undefined;

  // What isn't ready yet when it's called for isn't heard: late, it would tell of something else.
  for (const recipe of [sounds.turn, ...Object.values(sounds.cues)]) {
    studio.recipe(recipe).then(
      (buffer) => ready.set(recipe, buffer),
      () => undefined,
    );
  }
  const ticking = setInterval(() => {
    if (mode !== "heard" || context.state !== "running") return;
    ambience.tick();
    music.tick();
  }, TICK_MS);

  function play(recipe: Recipe | undefined, gain: number): void {
    const buffer = recipe && ready.get(recipe);
    if (buffer === undefined || context.state !== "running") return;
    cues.play(buffer, gain, 1 + DETUNED * (2 * luck.fraction() - 1));
  }

  /** A browser that doesn't allow it yet leaves it suspended. */
  const resume = (): Promise<void> => context.resume().catch(() => undefined);

  function pauseIn(seconds: number): void {
    clearTimeout(pausing);
    pausing = setTimeout(() => {
      if (mode !== "heard") context.suspend().catch(() => undefined);
    }, seconds * 1000);
  }

  return {
    cue(name, isOwn) {
      if (mode === "heard") play(sounds.cues[name], isOwn ? 1 : OTHERS);
    },
    turn() {
      if (mode === "silent") return;
      const sound = async (): Promise<void> => {
        if (mode === "hidden") await resume();
        play(sounds.turn, 1);
        if (mode === "hidden") pauseIn(sounds.turn.length);
      };
      sound().catch(() => undefined);
    },
    surround(scape) {
      ambience.surround(scape);
      music.turnTo(scape.music);
    },
    setVolumes: (to) => mixer.setVolumes(to),
    setMode(to) {
      if (to === mode) return;
      mode = to;
      mixer.open(OPEN[mode]);
      clearTimeout(pausing);
      if (mode === "heard") resume().catch(() => undefined);
      else pauseIn(FADE);
    },
    wake() {
      if (mode === "heard" && context.state === "suspended") resume().catch(() => undefined);
    },
    close() {
      clearInterval(ticking);
      clearTimeout(pausing);
      studio.close();
      context.close().catch(() => undefined);
    },
  };
}
