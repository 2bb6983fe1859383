/**
 * Plays what happened, event by event, in order. It knows neither clock nor screen: somebody tells it how much time has
 * passed. What is shown in the end is the picture of the last state, whatever the speed was and whatever was skipped.
 */

import type { ToldEvent, ToldStep } from "./happening.ts";
import type { Show, Stage } from "./show.ts";
import { stagingOf } from "./staging.ts";

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

/** With more events than this behind, everything goes faster, the more there are. */
const BACKLOG = 60;

export function createDirector(show: Show, stage: Stage<unknown, ToldEvent>, hearing: Hearing = {}): Director {
  /** Told once everything is in order again, because whoever listens may well tell or skip something. */
  const news: (() => void)[] = [];
  const staging = stagingOf(show, stage, (event) => news.push(() => hearing.onShown?.(event)));
  let speed: Speed = 1;
  let isClosed = false;

  /** Whatever changes anything goes through here. */
  function change(what: () => void): void {
    const wasIdle = staging.isIdle();
    try {
      what();
    } catch (why) {
      if (hearing.onBroken === undefined) throw why;
      close();
      news.push(() => hearing.onBroken?.(why));
    }
    hearing.onChange?.();
    if (!wasIdle && staging.isIdle()) news.push(() => hearing.onIdle?.());
    for (let tell = news.shift(); tell !== undefined; tell = news.shift()) tell();
  }

  function close(): void {
    isClosed = true;
    speed = "instant";
    staging.close();
  }

  return {
    get isIdle() {
      return staging.isIdle();
    },
    get speed() {
      return speed;
    },
    show: (state) => change(() => staging.show(state)),
    tell: (step) =>
      change(() => {
        const isAtOnce = speed === "instant" || staging.isBlank();
        staging.add(step);
        if (isAtOnce) staging.skip();
        else staging.beginAll();
      }),
    advance: (ms) =>
      change(() => {
        if (speed !== "instant") staging.pass(ms * speed * Math.max(1, staging.backlog() / BACKLOG));
      }),
    skip: () => change(staging.skip),
    setSpeed: (to) =>
      change(() => {
        if (isClosed) return;
        speed = to;
        if (speed === "instant") staging.skip();
      }),
    setCalm: (isCalm) => change(() => staging.setCalm(isCalm)),
    settle: (anew) => change(() => staging.settle(anew)),
    close: () => change(close),
  };
}
