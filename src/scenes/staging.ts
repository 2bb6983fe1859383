/**
 * What is being shown on a stage: events that wait for their turn, those that are being seen, and the picture as it
 * is just now. An event of a seat waits for that seat's earlier events only; an event of no seat waits for all, and all
 * wait for it. Events that a show calls joint begin together, once each of them could.
 */
import { changedBy, type Happening, happeningsOf, type ToldEvent, type ToldStep } from "./happening.ts";
import { startable } from "./lanes.ts";
import type { Motion } from "./motion.ts";
import { type Playing, play, still } from "./motions.ts";
import type { Show, Stage } from "./show.ts";

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

interface Running extends Happening {
  readonly playing: Playing;
  readonly ms: number;
  elapsed: number;
}

export function stagingOf(show: Show, scenery: Stage<unknown, ToldEvent>, onSeen: (event: ToldEvent) => void): Staging {
  let stage: Stage<unknown, ToldEvent> | undefined = scenery;
  let isCalm = false;
  let latest: { readonly state: unknown } | undefined;
  let settled: unknown;
  /** The state that the last event has led to. */
  let accounted: unknown;
  let waiting: readonly Happening[] = [];
  let running: readonly Running[] = [];

  const isIdle = (): boolean => waiting.length === 0 && running.length === 0;

  function settleOn(picture: unknown): void {
    settled = picture;
    stage?.settle(picture);
  }

  function settleLatest(): void {
    if (latest !== undefined) settleOn(show.pictureOf(latest.state));
  }

  const after = (happening: Happening): unknown => changedBy(show, settled, happening);

  function begin({ event, found, left }: Happening): Running {
    const next = after({ event, found, left });
    const motion = isCalm ? noticing(settled, next) : (stage?.play(event, settled, next) ?? still(0));
    return { event, found, left, playing: play(motion), ms: motion.ms, elapsed: 0 };
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
    else settleOn(after(one));
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
  function empty(): readonly Happening[] {
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
      accounted = state;
      settleLatest();
    },
    add(step) {
      latest = { state: step.state };
      waiting = [...waiting, ...happeningsOf(accounted, step)];
      // What has changed without an event is seen with the next one.
      if (step.events.length > 0) accounted = step.state;
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
