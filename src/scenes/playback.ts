/**
 * The events that wait, those that are being played, and the present picture. An event of a seat waits for that seat's
 * earlier events only; an event of no seat waits for all, and all wait for it. Events that a show calls joint begin
 * together, once each of them could begin alone.
 */

import { startable } from "./lanes.ts";
import type { Motion } from "./motion.ts";
import { type Playing, play, still } from "./motions.ts";
import type { Renderer, Show } from "./show.ts";
import {
  applyToState,
  applyTransition,
  type GameEvent,
  type GameStep,
  type Transition,
  transitionsOf,
} from "./transitions.ts";

export interface Playback {
  isIdle(): boolean;
  isBlank(): boolean;
  /** How many events wait. */
  backlog(): number;
  /** Shows this state at once and drops all events. */
  show(state: unknown): void;
  /** Adds its events to those that wait. */
  add(step: GameStep): void;
  /** Begins the events that needn't wait any longer. */
  beginAll(): void;
  pass(ms: number): void;
  /** Shows the last state at once; all events count as shown. */
  skip(): void;
  setCalm(isCalm: boolean): void;
  /** Draws the present picture again, and running motions go on. `rebuild` runs while none is under way. */
  settle(rebuild?: () => void): void;
  /** Draws no more; all events count as shown. */
  close(): void;
}

/** In calm, how long a change is left to be noticed before the next. */
const CALM_MS = 250;

interface Running extends Transition {
  readonly playing: Playing;
  readonly ms: number;
  elapsed: number;
}

export function createPlayback(
  show: Show,
  target: Renderer<unknown, GameEvent>,
  onShown: (event: GameEvent, state: unknown) => void,
  onBegun: (event: GameEvent, after: unknown) => void,
): Playback {
  let renderer: Renderer<unknown, GameEvent> | undefined = target;
  let isCalm = false;
  let latest: { readonly state: unknown } | undefined;
  let settled: unknown;
  /** The state after the last event of all that were added, or the present one if nothing is left to be shown. */
  let lastState: unknown;
  /** What has been shown of the state. */
  let shownState: unknown;
  let waiting: readonly Transition[] = [];
  let running: readonly Running[] = [];

  const isIdle = (): boolean => waiting.length === 0 && running.length === 0;

  function settleOn(picture: unknown): void {
    settled = picture;
    renderer?.settle(picture);
  }

  /** Nothing is left to be shown: changes without an event are shown, too. */
  function settleLatest(): void {
    if (latest === undefined) return;
    lastState = latest.state;
    shownState = latest.state;
    settleOn(show.pictureOf(latest.state));
  }

  const pictureAfter = (transition: Transition): unknown => applyTransition(show, settled, transition);

  function begin({ event, before, after }: Transition): Running {
    const next = pictureAfter({ event, before, after });
    const motion = isCalm ? noticing(settled, next) : (renderer?.play(event, settled, next) ?? still(0));
    return { event, before, after, playing: play(motion), ms: motion.ms, elapsed: 0 };
  }

  function beginAll(): void {
    const starting = startable(
      running.map(({ event }) => event),
      waiting.map(({ event }) => event),
      (event) => show.isJoint?.(event) === true,
    );
    const chosen = waiting.filter((_, i) => starting.has(i));
    waiting = waiting.filter((_, i) => !starting.has(i));
    for (const one of chosen) {
      running = [...running, begin(one)];
      onBegun(one.event, one.after);
    }
  }

  /** Events of other seats may have ended meanwhile, so the change is applied to the present picture. */
  function finish(one: Running): void {
    one.playing.at(1);
    running = running.filter((other) => other !== one);
    shownState = isIdle() ? latest?.state : applyToState(shownState, one);
    onShown(one.event, shownState);
    if (isIdle()) settleLatest();
    else settleOn(pictureAfter(one));
  }

  /** Begins the motion again, for the new layout, and moves it as far as it had got. */
  function restart(one: Running): Running {
    const again = begin(one);
    if (one.ms === 0 || again.ms === 0) return again;
    const elapsed = (again.ms * one.elapsed) / one.ms;
    again.playing.at(elapsed / again.ms);
    return { ...again, elapsed };
  }

  function stopMoving(): void {
    for (const { playing } of running) playing.stop();
  }

  /** Returns the events that were still to be shown. */
  function dropAll(): readonly GameEvent[] {
    const all = [...running, ...waiting].map(({ event }) => event);
    running = [];
    waiting = [];
    shownState = latest?.state;
    return all;
  }

  return {
    isIdle,
    isBlank: () => latest === undefined,
    backlog: () => waiting.length,
    show(state) {
      stopMoving();
      latest = { state };
      dropAll();
      settleLatest();
    },
    add(step) {
      latest = { state: step.state };
      waiting = [...waiting, ...transitionsOf(lastState, step)];
      // A change without an event is shown with the next event.
      if (step.events.length > 0) lastState = step.state;
      if (isIdle()) settleLatest();
    },
    beginAll,
    /** Goes from the end of one motion to the next, so that the length of frames makes no difference. */
    pass(ms) {
      let left = ms;
      while (running.length > 0) {
        const next = Math.min(left, ...running.map((one) => one.ms - one.elapsed));
        for (const one of running) one.elapsed += next;
        left -= next;
        const done = running.filter((one) => one.elapsed >= one.ms);
        for (const one of done) finish(one);
        beginAll();
        if (left <= 0 && !running.some((one) => one.elapsed >= one.ms)) break;
      }
      for (const one of running) one.playing.at(one.elapsed / one.ms);
    },
    skip() {
      stopMoving();
      for (const event of dropAll()) onShown(event, shownState);
      settleLatest();
    },
    setCalm(to) {
      isCalm = to;
      if (isCalm) for (const one of running) finish(one);
      beginAll();
    },
    settle(rebuild) {
      stopMoving();
      rebuild?.();
      if (latest === undefined) return;
      settleOn(settled);
      running = running.map(restart);
    },
    close() {
      renderer = undefined;
      for (const event of dropAll()) onShown(event, shownState);
    },
  };
}

/** Pictures are plain data, so equal texts are equal pictures. */
const noticing = (before: unknown, after: unknown): Motion =>
  still(JSON.stringify(before) === JSON.stringify(after) ? 0 : CALM_MS);
