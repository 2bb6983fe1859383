/** What is heard at the table: it follows what the world shows, and nothing is heard before the first gesture. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { WorldOptions } from "../../scenes/open-world.ts";
import type { Seat, Session } from "../../session/session.ts";
import type { GameSounds } from "../../sound/game-sounds.ts";
import type { Sound, SoundMode, SoundOptions } from "../../sound/open-sound.ts";
import type { GameTable, PlayedSeat } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import type { Lookback } from "./lookback.ts";
import type { ShownWorld } from "./shown-world.ts";

export type SoundLoader = () => Promise<(options: SoundOptions) => Sound>;

export interface SoundAtTable {
  /** An event begins to be seen. */
  readonly begun: NonNullable<WorldOptions["onBegun"]>;
  close(): void;
}

interface SoundSetting {
  readonly session: Session;
  readonly table: GameTable;
  readonly settings: SettingsChoice;
  readonly world: Pick<ShownWorld, "isIdle">;
  readonly lookback: Pick<Lookback, "state">;
  readonly viewer: ReadonlySignal<Seat | undefined>;
  readonly playedSeats: readonly PlayedSeat[];
  readonly loadSound: SoundLoader;
}

interface Opened {
  readonly sounds: GameSounds;
  readonly sound: Sound;
}

/** A slider tells each step that it is dragged over. */
const TRY_MS = 200;

export function soundAtTable(setting: SoundSetting): SoundAtTable {
  const { session, table, settings, world, lookback, viewer, playedSeats } = setting;
  const opened = signal<Opened | undefined>();
  const isHidden = signal(document.hidden);
  let isOpening = false;
  let isClosed = false;
  /** Somebody else, or the game, has given a player here something to decide. */
  let isNews = false;
  let known = choices();
  let tried = settings.now.peek().loudness.effects;
  let trying: ReturnType<typeof setTimeout> | undefined;
  const mode = computed((): SoundMode => {
    if (settings.now.value.loudness.isMuted) return "silent";
    return isHidden.value ? "hidden" : "heard";
  });
  const isAsked = computed(() =>
    playedSeats.some(({ seat, legal, isSent }) => legal.value.length > 0 && !isSent.value && owesAct(seat)),
  );
  // A hidden page shows nothing, so there is nothing to wait for.
  const isTurn = computed(() => isAsked.value && (world.isIdle.value || isHidden.value));

  async function load(): Promise<void> {
    if (table.loadSounds === undefined) return;
    const [openSound, sounds] = await Promise.all([setting.loadSound(), table.loadSounds()]);
    if (isClosed) return;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    opened.value = { sounds, sound: openSound({ sounds, volumes: settings.now.peek().loudness, seed }) };
  }

  /** If it can't be loaded, or the browser has no sound, nobody misses anything; the next gesture tries again. */
  function open(): void {
    if (isOpening || mode.peek() === "silent") return;
    isOpening = true;
    load().catch(() => {
      isOpening = false;
    });
  }

  function gesture(): void {
    // Some keys, such as Escape, are none to the browser.
    if (navigator.userActivation?.hasBeenActive !== false) open();
    opened.peek()?.sound.wake();
  }

  function turnPage(): void {
    isHidden.value = document.hidden;
  }

  const ends = [
    effect(() => {
      if (mode.value !== "silent" && navigator.userActivation?.hasBeenActive) open();
    }),
    effect(() => opened.value?.sound.setMode(mode.value)),
    effect(() => opened.value?.sound.setVolumes(settings.now.value.loudness)),
    effect(() => {
      tryOut(settings.now.value.loudness.effects);
    }),
    // While the world plays, the place changes with what it shows.
    effect(() => {
      if (opened.value && world.isIdle.value) surround(opened.value, lookback.state.value);
    }),
    effect(() => {
      if (isTurn.value) tellTurnSoon();
    }),
  ];

  function surround({ sounds, sound }: Opened, state: unknown): void {
    const scape = sounds.soundscapeOf?.(state);
    if (scape !== undefined) sound.surround(scape);
  }

  /** A choice without alternatives is made by then. */
  function tellTurnSoon(): void {
    setTimeout(() => {
      if (isTurn.peek() && isNews) opened.peek()?.sound.turn();
      if (isTurn.peek()) isNews = false;
    });
  }

  /** Lets a volume be heard once it has been chosen. */
  function tryOut(volume: number): void {
    clearTimeout(trying);
    if (volume !== tried) trying = setTimeout(() => opened.peek()?.sound.turn(), TRY_MS);
    tried = volume;
  }

  function owesAct(seat: Seat): boolean {
    return session.awaits.some((one) => one.kind === "act" && one.optional !== true && one.from.includes(seat));
  }

  function isMine(event: object): boolean {
    return "seat" in event && playedSeats.some(({ seat }) => seat === event.seat);
  }

  function choices(): string {
    return JSON.stringify(playedSeats.map(({ legal }) => legal.peek()));
  }

  session.news.on("step", ({ events }) => {
    const before = known;
    known = choices();
    if (known !== before && !events.every(isMine)) isNews = true;
  });
  addEventListener("pointerup", gesture);
  addEventListener("keydown", gesture);
  document.addEventListener("visibilitychange", turnPage);
  return {
    begun(event, after) {
      const now = opened.peek();
      if (now === undefined) return;
      const cue = now.sounds.cueOf(event);
      if (cue !== undefined) now.sound.cue(cue, !("seat" in event) || event.seat === viewer.peek());
      surround(now, after);
    },
    close() {
      isClosed = true;
      clearTimeout(trying);
      for (const end of ends) end();
      removeEventListener("pointerup", gesture);
      removeEventListener("keydown", gesture);
      document.removeEventListener("visibilitychange", turnPage);
      opened.value?.sound.close();
    },
  };
}
