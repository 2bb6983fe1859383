import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer, SPEEDS } from "../../src/ui/match/pacer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A match of so many steps, each of which tells two lines. */
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
  vi.advanceTimersByTime(LINES * SPEEDS.brisk - 1);
  expect(made()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(made()).toBe(2);
});

test("another speed counts at once", () => {
  const pacer = new Pacer(false);
  pacer.setSpeed("calm");
  const made = run(pacer, 9);
  vi.advanceTimersByTime(0);
  pacer.setSpeed("swift");
  vi.advanceTimersByTime(LINES * SPEEDS.swift);
  expect(made()).toBe(2);
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
