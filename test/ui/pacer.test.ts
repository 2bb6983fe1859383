import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LINE_MS, Pacer } from "../../src/ui/match/pacer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A match with this many steps, each with two log lines. */
function run(pacer: Pacer, steps: number): () => number {
  let made = 0;
  const ask = () => {
    if (made < steps) {
      pacer.pace(() => {
        made += 1;
        pacer.told(2);
        ask();
      });
    }
  };
  ask();
  return () => made;
}

const LINES = 2;

test("it waits as long as the lines that were told take to read", () => {
  const pacer = new Pacer(false);
  const made = run(pacer, 3);
  vi.advanceTimersByTime(0);
  expect(made()).toBe(1);
  vi.advanceTimersByTime(LINES * LINE_MS - 1);
  expect(made()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(made()).toBe(2);
});

test("another speed counts at once", () => {
  const pacer = new Pacer(false);
  pacer.setSpeed(0.5);
  const made = run(pacer, 9);
  vi.advanceTimersByTime(0);
  pacer.setSpeed(4);
  vi.advanceTimersByTime((LINES * LINE_MS) / 4);
  expect(made()).toBe(2);
  pacer.setSpeed("instant");
  vi.advanceTimersByTime(0);
  expect(made()).toBe(3);
});

test("paused, nothing happens, and it goes on where it was", () => {
  const pacer = new Pacer(false);
  const made = run(pacer, 5);
  vi.advanceTimersByTime(0);
  pacer.pause();
  vi.advanceTimersByTime(1e9);
  expect(made()).toBe(1);
  pacer.goOn();
  vi.runAllTimers();
  expect(made()).toBe(5);
});

test("it may begin paused", () => {
  const pacer = new Pacer(true);
  const made = run(pacer, 5);
  vi.runAllTimers();
  expect(made()).toBe(0);
  expect(pacer.isPaused.value).toBe(true);
});

test("in a rush it waits for nothing, paused or not, however long the match", () => {
  const pacer = new Pacer(true);
  const made = run(pacer, 20_000);
  pacer.rush();
  expect(made()).toBe(20_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("a match it was told to forget goes no further", () => {
  const pacer = new Pacer(false);
  const old = run(pacer, 5);
  vi.advanceTimersByTime(0);
  pacer.clear();
  vi.runAllTimers();
  expect(old()).toBe(1);
  const next = run(pacer, 2);
  vi.advanceTimersByTime(0);
  expect(next()).toBe(1);
});

test("where there is a world it waits until that has shown everything, and no longer", () => {
  const pacer = new Pacer(false);
  pacer.seen(true);
  const made = run(pacer, 5);
  vi.advanceTimersByTime(0);
  expect(made()).toBe(1);
  pacer.seen(false);
  vi.advanceTimersByTime(1e9);
  expect(made()).toBe(1);
  pacer.seen(true);
  vi.advanceTimersByTime(0);
  expect(made()).toBe(2);
});

test("paused, it doesn't go on when everything has been seen", () => {
  const pacer = new Pacer(true);
  pacer.seen(false);
  const made = run(pacer, 5);
  pacer.seen(true);
  vi.runAllTimers();
  expect(made()).toBe(0);
});

test("when the world is lost it goes on by reading", () => {
  const pacer = new Pacer(false);
  pacer.seen(false);
  const made = run(pacer, 2);
  vi.runAllTimers();
  expect(made()).toBe(0);
  pacer.seen(undefined);
  vi.runAllTimers();
  expect(made()).toBe(2);
});
