/**
 * Plays the events of a match in order. It has neither clock nor screen: its caller says how much time has passed. In the
 * end it shows the picture of the last state, at any speed and whatever was skipped.
 */

import { createPlayback } from "./playback.ts";
import type { Renderer, Show } from "./show.ts";
import type { GameEvent, GameStep } from "./transitions.ts";

export interface Director {
  /** Nothing is moving and nothing waits to be shown. */
  readonly isIdle: boolean;
  readonly speed: Speed;
  /** Shows this state at once and drops all pending events: for when a match begins, is resumed, or is another. */
  show(state: unknown): void;
  /** Plays what happened next. */
  tell(step: GameStep): void;
  advance(ms: number): void;
  /** Shows the last state at once; pending events count as shown. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** In calm nothing travels: things change in their place. */
  setCalm(isCalm: boolean): void;
  /**
   * Draws the current picture again, because the window or the language has changed. `rebuild` runs while no motion is
   * under way.
   */
  settle(rebuild?: () => void): void;
  /** Draws no more; all events, later ones too, count as shown. */
  close(): void;
}

export const SPEEDS = [0.5, 1, 2, 4, "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface DirectorListeners {
  /** The picture may have changed, so a frame is needed. */
  onChange?: (() => void) | undefined;
  /** An event begins to be played; `after` is the state it leads to. Not called for what is skipped or shown at once. */
  onBegun?: ((event: GameEvent, after: unknown) => void) | undefined;
  /** An event has been played or skipped. `state`: as far as it is shown now, of all seats. */
  onShown?: ((event: GameEvent, state: unknown) => void) | undefined;
  /** It has become idle: a match that is only watched may go on. */
  onIdle?: (() => void) | undefined;
  /** Drawing failed, and the director has closed itself. Without this listener the error is thrown to the caller. */
  onBroken?: ((why: unknown) => void) | undefined;
}

/** With more events waiting than this, all goes faster in proportion. */
const BACKLOG = 60;

export function createDirector(
  show: Show,
  renderer: Renderer<unknown, GameEvent>,
  listeners: DirectorListeners = {},
): Director {
  /** Called only after a change is complete, because a listener may call the director again. */
  const notifications: (() => void)[] = [];
  const playback = createPlayback(
    show,
    renderer,
    (event, state) => notifications.push(() => listeners.onShown?.(event, state)),
    (event, after) => notifications.push(() => listeners.onBegun?.(event, after)),
  );
  let speed: Speed = 1;
  let isClosed = false;

  function change(make: () => void): void {
    const wasIdle = playback.isIdle();
    try {
      make();
    } catch (why) {
      if (listeners.onBroken === undefined) throw why;
      close();
      notifications.push(() => listeners.onBroken?.(why));
    }
    listeners.onChange?.();
    if (!wasIdle && playback.isIdle()) notifications.push(() => listeners.onIdle?.());
    for (let notify = notifications.shift(); notify !== undefined; notify = notifications.shift()) notify();
  }

  function close(): void {
    isClosed = true;
    speed = "instant";
    playback.close();
  }

  return {
    get isIdle() {
      return playback.isIdle();
    },
    get speed() {
      return speed;
    },
    show: (state) => change(() => playback.show(state)),
    tell: (step) =>
      change(() => {
        const isAtOnce = speed === "instant" || playback.isBlank();
        playback.add(step);
        if (isAtOnce) playback.skip();
        else playback.beginAll();
      }),
    advance: (ms) =>
      change(() => {
        if (speed !== "instant") playback.pass(ms * speed * Math.max(1, playback.backlog() / BACKLOG));
      }),
    skip: () => change(playback.skip),
    setSpeed: (to) =>
      change(() => {
        if (isClosed) return;
        speed = to;
        if (speed === "instant") playback.skip();
      }),
    setCalm: (isCalm) => change(() => playback.setCalm(isCalm)),
    settle: (rebuild) => change(() => playback.settle(rebuild)),
    close: () => change(close),
  };
}
