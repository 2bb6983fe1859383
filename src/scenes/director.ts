/**
 * Plays what happened, event by event, in order. It knows neither clock nor screen: somebody tells it how much time has
 * passed. What is shown in the end is the picture of the last state, whatever the speed was and whatever was skipped.
 *
 * An event of a seat waits for that seat's earlier events only; an event of no seat waits for all, and all wait for it.
 * Events that a show calls joint begin together, once each of them could.
 */
import { startable } from "./lanes.ts";
import type { Motion } from "./motion.ts";
import { type Playing, play, still } from "./motions.ts";
import type { Show, Stage } from "./show.ts";

export interface Director {
  /** Nothing is moving and nothing waits to be shown. */
  readonly isIdle: boolean;
  readonly speed: Speed;
  /** Shows this state at once and forgets whatever was still to be seen: when a match begins, goes on, or is another. */
  show(state: unknown): void;
  /** What happened next, and the state that all of it has led to. */
  tell(step: ToldStep): void;
  /** So many milliseconds have passed. */
  advance(ms: number): void;
  /** Whatever was still to be seen has been seen. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** Calm, things change in their place and nothing travels. */
  setCalm(isCalm: boolean): void;
  /** What is shown is put in its place again: the window or the language has changed. `anew` while nothing moves it. */
  settle(anew?: () => void): void;
  /** Moves nothing any more; what it is told counts as seen. */
  close(): void;
}

export interface ToldStep {
  readonly events: readonly ToldEvent[];
  readonly state: unknown;
}

export interface ToldEvent {
  readonly on: string;
}

export const SPEEDS = [0.5, 1, 2, 4, "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Hearing {
  /** What is seen may be another now, and has to be drawn. */
  onChange?: (() => void) | undefined;
  /** An event has been seen, or skipped. */
  onShown?: ((event: ToldEvent) => void) | undefined;
  /** It is idle again: a match that is only watched may go on. */
  onIdle?: (() => void) | undefined;
  /** Something couldn't be shown; the director has closed itself. Without a listener, whoever called it gets the error. */
  onBroken?: ((why: unknown) => void) | undefined;
}

/** How long a change that isn't to move is left to be noticed. */
const CALM_MS = 250;
/** With more events than this behind, everything goes faster, the more there are. */
const BACKLOG = 60;

interface Waiting {
  readonly event: ToldEvent;
  readonly state: unknown;
}

interface Running extends Waiting {
  readonly playing: Playing;
  readonly ms: number;
  elapsed: number;
}

export function createDirector(show: Show, scenery: Stage<unknown, ToldEvent>, hearing: Hearing = {}): Director {
  let stage: Stage<unknown, ToldEvent> | undefined = scenery;
  let speed: Speed = 1;
  let isCalm = false;
  let latest: { readonly state: unknown } | undefined;
  let settled: unknown;
  let waiting: readonly Waiting[] = [];
  let running: readonly Running[] = [];
  /** Told once everything is in order again, because whoever listens may well tell or skip something. */
  const news: (() => void)[] = [];

  const isIdle = (): boolean => waiting.length === 0 && running.length === 0;

  /** Whatever changes anything goes through here. */
  function change(what: () => void): void {
    const wasIdle = isIdle();
    try {
      what();
    } catch (why) {
      if (hearing.onBroken === undefined) throw why;
      close();
      news.push(() => hearing.onBroken?.(why));
    }
    hearing.onChange?.();
    if (!wasIdle && isIdle()) news.push(() => hearing.onIdle?.());
    for (let tell = news.shift(); tell !== undefined; tell = news.shift()) tell();
  }

  function settle(picture: unknown): void {
    settled = picture;
    stage?.settle(picture);
  }

  function settleLatest(): void {
    if (latest !== undefined) settle(show.pictureOf(latest.state));
  }

  const isSeen = ({ event }: Waiting): void => {
    news.push(() => hearing.onShown?.(event));
  };

  function begin({ event, state }: Waiting): Running {
    const after = show.after(settled, event, state);
    const motion = isCalm ? noticing(settled, after) : (stage?.play(event, settled, after) ?? still(0));
    return { event, state, playing: play(motion), ms: motion.ms, elapsed: 0 };
  }

  /** Its places are others now: it goes on from as far as it has got. */
  function goOn(one: Running): Running {
    const again = begin(one);
    if (one.ms === 0 || again.ms === 0) return again;
    const elapsed = (again.ms * one.elapsed) / one.ms;
    again.playing.at(elapsed / again.ms);
    return { ...again, elapsed };
  }

  /** Events of other seats may have ended meanwhile, so the picture is taken from what is shown now. */
  function finish(one: Running): void {
    one.playing.at(1);
    running = running.filter((other) => other !== one);
    isSeen(one);
    if (isIdle()) settleLatest();
    else settle(show.after(settled, one.event, one.state));
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

  /** From one end of a motion to the next, so that it makes no difference how time is cut into frames. */
  function pass(ms: number): void {
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
  }

  function skipAll(): void {
    const skipped = [...running, ...waiting];
    for (const { playing } of running) playing.stop();
    running = [];
    waiting = [];
    for (const one of skipped) isSeen(one);
    settleLatest();
  }

  function close(): void {
    stage = undefined;
    speed = "instant";
    for (const one of [...running, ...waiting]) isSeen(one);
    running = [];
    waiting = [];
  }

  return {
    get isIdle() {
      return isIdle();
    },
    get speed() {
      return speed;
    },
    show: (state) =>
      change(() => {
        for (const { playing } of running) playing.stop();
        running = [];
        waiting = [];
        latest = { state };
        settleLatest();
      }),
    tell: ({ events, state }) =>
      change(() => {
        const isFirst = latest === undefined;
        latest = { state };
        waiting = [...waiting, ...events.map((event) => ({ event, state }))];
        if (speed === "instant" || isFirst) skipAll();
        else if (isIdle()) settleLatest();
        else beginAll();
      }),
    advance: (ms) =>
      change(() => {
        if (speed === "instant") return;
        pass(ms * speed * Math.max(1, waiting.length / BACKLOG));
      }),
    skip: () => change(skipAll),
    setSpeed: (to) =>
      change(() => {
        if (stage === undefined) return;
        speed = to;
        if (speed === "instant") skipAll();
      }),
    setCalm: (to) =>
      change(() => {
        isCalm = to;
        if (isCalm) for (const one of running) finish(one);
        beginAll();
      }),
    settle: (anew) =>
      change(() => {
        for (const { playing } of running) playing.stop();
        anew?.();
        if (latest === undefined) return;
        settle(settled);
        running = running.map(goOn);
      }),
    close: () => change(close),
  };
}

/** Time to notice that something has changed, if it has. Pictures are plain data. */
const noticing = (before: unknown, after: unknown): Motion =>
  still(JSON.stringify(before) === JSON.stringify(after) ? 0 : CALM_MS);
