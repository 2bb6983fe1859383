/**
 * A seeded generator (sfc32) whose whole state is four numbers. It stands here rather than in a package because
 * records depend on it: everybody must be able to recompute a bot years later, so it is part of the hashed rules.
 */
import { below } from "./draw.ts";

export type RngState = readonly [number, number, number, number];

export interface Rng {
  /** A whole number below 2^32. */
  next(): number;
  /** A whole number below n. */
  below(n: number): number;
  /** A number in [0, 1) with 32 random bits. */
  fraction(): number;
  pick<X>(items: readonly X[]): X;
  shuffled<X>(items: readonly X[]): X[];
  save(): RngState;
}

export function rngFrom(state: RngState): Rng {
  let [a, b, c, count] = state;

  function next(): number {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }

  const belowN = (n: number) => below(n, next);

  return {
    next,
    below: belowN,
    fraction: () => next() / 2 ** 32,
    pick(items) {
      const item = items[belowN(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    shuffled(items) {
      const rest = [...items];
      return items.flatMap(() => rest.splice(belowN(rest.length), 1));
    },
    save: () => [a >>> 0, b >>> 0, c >>> 0, count >>> 0],
  };
}

/** A generator whose stream depends on every one of these numbers and on their order. */
export function seeded(...seed: readonly number[]): Rng {
  const rng = rngFrom([mix(0x9e3779b9, seed), mix(0x243f6a88, seed), mix(0xb7e15162, seed), 1]);
  for (let i = 0; i < 12; i++) rng.next();
  return rng;
}

/** Folds whole numbers into 32 bits (murmur3's steps). Good for seeds, not for secrets. */
export function mix(start: number, numbers: Iterable<number>): number {
  let h = start | 0;
  for (const n of numbers) {
    h = fold(h, n | 0);
    h = fold(h, Math.floor(n / 2 ** 32) | 0);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function fold(h: number, n: number): number {
  let k = Math.imul(n, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const mixed = h ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
