/** The progress line of a tool on a terminal. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progressOf } from "../../src/tools/lib/progress.ts";

const written: string[] = [];

function at(isTerminal: boolean): void {
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  vi.spyOn(process.stderr, "isTTY", "get").mockReturnValue(isTerminal);
}

beforeEach(() => {
  written.length = 0;
  Object.defineProperty(process.stderr, "isTTY", { configurable: true, get: () => false });
  vi.useFakeTimers({ toFake: ["performance"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(process.stderr, "isTTY");
});

test("on a terminal one line tells how much is done and how fast, and is gone in the end", () => {
  at(true);
  const progress = progressOf(40);
  for (let k = 0; k < 20; k++) {
    vi.advanceTimersByTime(50);
    progress.step();
  }
  expect(written.at(-1)).toBe("\r\u001b[K20 of 40, 20 a second");
  // Written rarely, so that it costs no time.
  expect(written).toHaveLength(5);
  progress.end();
  expect(written.at(-1)).toBe("\r\u001b[K");
});

test("where nobody watches nothing is said", () => {
  at(false);
  const progress = progressOf(40);
  vi.advanceTimersByTime(1_000);
  progress.step();
  progress.end();
  expect(written).toEqual([]);
});
