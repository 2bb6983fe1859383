import { describe, expect, test } from "vitest";
import { mix, type RngState, rngFrom, seeded } from "../../src/engine/rng.ts";
import { unevenness } from "./unevenness.ts";

const START: RngState = [0x12345678, 0x9abcdef0, 0xfedcba98, 1];

/** The published algorithm, in the plainest way: unsigned 32-bit words that wrap around. */
function* sfc32([a, b, c, counter]: RngState): Generator<number> {
  const word = Uint32Array.of(a, b, c, counter, 0);
  for (;;) {
    const [wa = 0, wb = 0, wc = 0, wn = 0] = word;
    const sum = (wa + wb + wn) % 2 ** 32;
    word[3] = wn + 1;
    word[0] = wb ^ (wb >>> 9);
    word[1] = wc + (wc << 3);
    word[2] = ((wc << 21) | (wc >>> 11)) + sum;
    yield sum;
  }
}

describe("the generator", () => {
  test("is sfc32", () => {
    for (const start of [START, [0, 0, 0, 1], [-1 >>> 0, -1 >>> 0, -1 >>> 0, -1 >>> 0]] as const) {
      const rng = rngFrom(start);
      const reference = sfc32(start);
      for (let i = 0; i < 10_000; i++) expect(rng.next()).toBe(reference.next().value);
    }
  });

  test("never changes, or old records could no longer be checked", () => {
    const rng = seeded(7, 2);
    expect([rng.next(), rng.next(), rng.next()]).toEqual([3626027644, 3745419355, 2999889847]);
    expect(seeded(7, 2).shuffled([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([4, 7, 1, 2, 3, 5, 0, 6]);
    expect(mix(5, [1, 2 ** 40, 3])).toBe(2378807425);
  });

  test("goes on from a save as if nothing had been", () => {
    const rng = seeded(1);
    for (let i = 0; i < 100; i++) {
      const copy = rngFrom(JSON.parse(JSON.stringify(rng.save())));
      expect(copy.save()).toEqual(rng.save());
      expect(copy.next()).toBe(rng.next());
    }
  });

  test("yields whole numbers below 2^32", () => {
    const rng = seeded(2);
    for (let i = 0; i < 10_000; i++) {
      const n = rng.next();
      expect(Number.isInteger(n) && n >= 0 && n < 2 ** 32).toBe(true);
    }
  });
});

describe("seeds", () => {
  test("every number and its place counts", () => {
    const seeds = [[], [0], [1], [0, 0], [0, 1], [1, 0], [2 ** 32], [2 ** 32 + 1], [1, 2 ** 32], [-1]];
    const firsts = seeds.map((seed) => seeded(...seed).next());
    expect(new Set(firsts).size).toBe(seeds.length);
  });

  test("neighbouring seeds give unrelated streams", () => {
    const firsts = Array.from({ length: 6000 }, (_, seed) => seeded(seed, 1).below(6));
    expect(unevenness(firsts, 6)).toBeLessThan(1);
    const pairs = firsts.slice(1).map((n, i) => n * 6 + (firsts[i] ?? 0));
    expect(unevenness(pairs, 36)).toBeLessThan(1);
  });
});

describe("helpers", () => {
  test("below is even", () => {
    const rng = seeded(3);
    const numbers = Array.from({ length: 7000 }, () => rng.below(7));
    expect(unevenness(numbers, 7)).toBeLessThan(1);
  });

  test("shuffled keeps all, leaves the original alone, and makes every order equally often", () => {
    const rng = seeded(4);
    const items = Object.freeze(["a", "b", "c"]);
    const orders = ["abc", "acb", "bac", "bca", "cab", "cba"];
    const made = Array.from({ length: 6000 }, () => orders.indexOf(rng.shuffled(items).join("")));
    expect(made).not.toContain(-1);
    expect(unevenness(made, 6)).toBeLessThan(1);
  });

  test("pick takes each equally often, and refuses to pick from nothing", () => {
    const rng = seeded(5);
    const picked = Array.from({ length: 5000 }, () => rng.pick([0, 1, 2, 3, 4]));
    expect(unevenness(picked, 5)).toBeLessThan(1);
    expect(() => rng.pick([])).toThrow("nothing to");
  });

  test("a fraction is at least 0 and below 1", () => {
    const rng = seeded(6);
    const fractions = Array.from({ length: 1000 }, () => rng.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(
      unevenness(
        fractions.map((one) => Math.floor(one * 10)),
        10,
      ),
    ).toBeLessThan(1);
  });
});
