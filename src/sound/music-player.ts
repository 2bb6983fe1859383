/** Plays one piece after another, a few notes ahead on the audio clock. */
import { compose, type Piece } from "./composer.ts";
import type { GameSounds } from "./game-sounds.ts";
import type { MusicStyle, VoiceName } from "./soundscape.ts";
import { VOICE_NAMES } from "./soundscape.ts";
import type { Studio } from "./studio.ts";

export interface MusicPlayer {
  /** The music of this name; none without one. What plays fades out. */
  turnTo(name: string | undefined): void;
  /** Schedules what is due soon. */
  tick(): void;
}

interface Performance {
  readonly style: MusicStyle;
  readonly instruments: Readonly<Record<VoiceName, AudioBuffer>>;
  readonly out: GainNode;
  piece: Piece;
  nth: number;
  /** When the piece begins, on the audio clock. */
  from: number;
  /** How many of its notes are scheduled. */
  done: number;
}

/** In seconds. */
const AHEAD = 2.5;
const FADE = 1.4;
const BEFORE = 3;
/** The pitch that instruments are recorded at. */
const MIDDLE_C = 60;

type Sounds = Pick<GameSounds, "music" | "instruments">;

export function createMusicPlayer(
  context: BaseAudioContext,
  out: AudioNode,
  sounds: Sounds,
  studio: Studio,
  seed: number,
): MusicPlayer {
  let wanted: string | undefined;
  let playing: Performance | undefined;

  async function begin(name: string): Promise<void> {
    const style = sounds.music?.[name];
    if (style === undefined) return;
    const [tune, chords, ground] = await Promise.all(VOICE_NAMES.map((voice) => instrumentOf(style, voice)));
    if (wanted !== name || tune === undefined || chords === undefined || ground === undefined) return;
    const own = new GainNode(context);
    own.connect(out);
    playing = {
      style,
      instruments: { tune, chords, ground },
      out: own,
      piece: compose(style, seed, 0),
      nth: 0,
      from: context.currentTime + BEFORE,
      done: 0,
    };
  }

  async function instrumentOf({ voices }: MusicStyle, voice: VoiceName): Promise<AudioBuffer | undefined> {
    const recipe = sounds.instruments?.[voices[voice].instrument];
    return recipe && (await studio.recipe(recipe));
  }

  function schedule(now: Performance): void {
    for (let note = now.piece.notes[now.done]; note !== undefined; note = now.piece.notes[now.done]) {
      const at = now.from + note.at;
      if (at > context.currentTime + AHEAD) return;
      now.done += 1;
      // A page that was busy for long leaves notes out rather than play them late.
      if (at < context.currentTime) continue;
      const source = new AudioBufferSourceNode(context, {
        buffer: now.instruments[note.voice],
        playbackRate: 2 ** ((note.pitch - MIDDLE_C) / 12),
      });
      source.connect(new GainNode(context, { gain: note.gain })).connect(now.out);
      source.start(at);
    }
    if (context.currentTime + AHEAD < now.from + now.piece.length) return;
    now.from += now.piece.length;
    now.nth += 1;
    now.piece = compose(now.style, seed, now.nth);
    now.done = 0;
  }

  return {
    turnTo(name) {
      if (name === wanted) return;
      wanted = name;
      playing?.out.gain.setTargetAtTime(0, context.currentTime, FADE);
      playing = undefined;
      if (name !== undefined) begin(name).catch(() => undefined);
    },
    tick() {
      if (playing !== undefined) schedule(playing);
    },
  };
}
