import fc from "fast-check";
import { expect, test } from "vitest";
import { type Rate, spend, type TokenBucket } from "../../src/net/token-bucket.ts";

const HUNDRED: Rate = { burst: 100, perSecond: 100 };

/** So many times, or how often there was room before there was none. */
function taken(before: TokenBucket | undefined, times: number, now: number, limit = HUNDRED) {
  let left = before;
  for (let n = 0; n < times; n++) {
    const next = spend(left, now, limit);
    if (next === undefined) return { left, times: n };
    left = next;
  }
  return { left, times };
}

test("a hundred in a second are taken, one more isn't", () => {
  const full = taken(undefined, 101, 5_000);
  expect(full.times).toBe(100);
  expect(taken(full.left, 101, 6_000).times).toBe(100);
});

test("a hundred a second are taken for ever", () => {
  let left: TokenBucket | undefined;
  for (let second = 0; second < 100; second++) {
    const all = taken(left, 100, second * 1_000);
    expect(all.times).toBe(100);
    left = all.left;
  }
  expect(spend(left, 99_000, HUNDRED)).toBeUndefined();
});

test("long silence saves up no more than there may be at once", () => {
  const full = taken(undefined, 100, 0);
  expect(taken(full.left, 200, 1_000_000).times).toBe(100);
});

test("a clock that goes back makes no room", () => {
  const full = taken(undefined, 100, 9_000);
  expect(spend(full.left, 0, HUNDRED)).toBeUndefined();
});

test("much at once counts as much", () => {
  const bytes: Rate = { burst: 1_000, perSecond: 10 };
  const left = spend(undefined, 0, bytes, 900);
  expect(spend(left, 0, bytes, 101)).toBeUndefined();
  expect(spend(left, 100, bytes, 101)).toBeDefined();
});

test("whatever the clock does, not more is taken than the time that went by allows, and what there may be at once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 400 }), (pauses) => {
      let now = 0;
      let [left, many]: [TokenBucket | undefined, number] = [undefined, 0];
      for (const pause of pauses) {
        now += pause % 7 === 0 ? pause : 0;
        const next = spend(left, now, HUNDRED);
        if (next === undefined) continue;
        left = next;
        many += 1;
      }
      expect(many).toBeLessThanOrEqual(100 + now / 10);
    }),
  );
});
