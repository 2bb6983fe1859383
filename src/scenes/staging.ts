/**
 * What is being shown on a stage: events that wait for their turn, those that are being seen, and the picture as it
 * is just now. An event of a seat waits for that seat's earlier events only; an event of no seat waits for all, and all
 * wait for it. Events that a show calls joint begin together, once each of them could.
 */
import { startable } from "./lanes.ts";
import type { Motion } from "./motion.ts";
import { type Playing, play, still } from "./motions.ts";
import type { Show, Stage } from "./show.ts";

export interface ToldStep {
  readonly events: readonly ToldEvent[];
  readonly state: unknown;
}

export interface ToldEvent {
  readonly on: string;
}

export interface Staging {
  /** Nothing is moving and nothing waits to be shown. */
  isIdle(): boolean;
  /** Nothing has been shown yet. */
  isBlank(): boolean;
  /** How many events haven't begun. */
  backlog(): number;
  /** This state at once; whatever was under way is forgotten. */
  show(state: unknown): void;
  /** What happened next: its events wait. */
  add(step: ToldStep): void;
  /** Whatever needn't wait any longer. */
  beginAll(): void;
  /** So many milliseconds have passed. */
  pass(ms: number): void;
  /** Whatever is under way has been seen. */
  skip(): void;
  /** Calm, things change in their place and nothing travels. */
  setCalm(isCalm: boolean): void;
  /** Everything is put in its place again, and goes on from there. `anew` while nothing moves it. */
  settle(anew?: () => void): void;
  /** Moves nothing any more; what is under way counts as seen. */
  close(): void;
}

/** How long a change that isn't to move is left to be noticed. */
const CALM_MS = 250;

interface Waiting {
  readonly event: ToldEvent;
  readonly state: unknown;
}

interface Running extends Waiting {
  readonly playing: Playing;
  readonly ms: number;
  elapsed: number;
}

export function stagingOf(show: Show, scenery: Stage<unknown, ToldEvent>, onSeen: (event: ToldEvent) => void): Staging {
  let stage: Stage<unknown, ToldEvent> | undefined = scenery;
  let isCalm = false;
  let latest: { readonly state: unknown } | undefined;
  let settled: unknown;
  let waiting: readonly Waiting[] = [];
  let running: readonly Running[] = [];

  const isIdle = (): boolean => waiting.length === 0 && running.length === 0;

  function settleOn(picture: unknown): void {
    settled = picture;
    stage?.settle(picture);
  }

  function settleLatest(): void {
    if (latest !== undefined) settleOn(show.pictureOf(latest.state));
  }

  function begin({ event, state }: Waiting): Running {
    const after = show.after(settled, event, state);
    const motion = isCalm ? noticing(settled, after) : (stage?.play(event, settled, after) ?? still(0));
    return { event, state, playing: play(motion), ms: motion.ms, elapsed: 0 };
  }

  function beginAll(): void {
    const starting = startable(
      running.map(({ event }) => event),
      waiting.map(({ event }) => event),
      (event) => show.isJoint?.(event) === true,
    );
    const chosen = waiting.filter((_, i) => starting.has(i));
    waiting = waiting.filter((_, i) => !starting.has(i));
    for (const one of chosen) running = [...running, begin(one)];
  }

  /** Events of other seats may have ended meanwhile, so the picture is taken from what is shown now. */
  function finish(one: Running): void {
    one.playing.at(1);
    running = running.filter((other) => other !== one);
    onSeen(one.event);
    if (isIdle()) settleLatest();
    else settleOn(show.after(settled, one.event, one.state));
  }

  /** Its places are others now: it goes on from as far as it has got. */
  function goOn(one: Running): Running {
    const again = begin(one);
    if (one.ms === 0 || again.ms === 0) return again;
    const elapsed = (again.ms * one.elapsed) / one.ms;
    again.playing.at(elapsed / again.ms);
    return { ...again, elapsed };
  }

  function stopMoving(): void {
    for (const { playing } of running) playing.stop();
  }

  /** What was under way. */
  function empty(): readonly Waiting[] {
    const left = [...running, ...waiting];
    running = [];
    waiting = [];
    return left;
  }

  return {
    isIdle,
    isBlank: () => latest === undefined,
    backlog: () => waiting.length,
    show(state) {
      stopMoving();
      empty();
      latest = { state };
      settleLatest();
    },
    add({ events, state }) {
      latest = { state };
      waiting = [...waiting, ...events.map((event) => ({ event, state }))];
      if (isIdle()) settleLatest();
    },
    beginAll,
    /** From one end of a motion to the next, so that it makes no difference how time is cut into frames. */
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
      for (const { event } of empty()) onSeen(event);
      settleLatest();
    },
    setCalm(to) {
      isCalm = to;
      if (isCalm) for (const one of running) finish(one);
      beginAll();
    },
    settle(anew) {
      stopMoving();
      anew?.();
      if (latest === undefined) return;
      settleOn(settled);
      running = running.map(goOn);
    },
    close() {
      stage = undefined;
      for (const { event } of empty()) onSeen(event);
    },
  };
}

/** Time to notice that something has changed, if it has. Pictures are plain data. */
const noticing = (before: unknown, after: unknown): Motion =>
  still(JSON.stringify(before) === JSON.stringify(after) ? 0 : CALM_MS);
