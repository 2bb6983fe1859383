/** Counters with names like "card/eel-traps/kept", and statistics of them. */
import type { Counts } from "../../../engine/survey.ts";

export type Name = readonly (string | number)[];
export type Add = (n: number, ...name: Name) => void;

export function counter(): { readonly add: Add; readonly counts: Counts } {
  const counts = new Map<string, number>();
  const add: Add = (n, ...name) => {
    const key = name.join("/");
    counts.set(key, (counts.get(key) ?? 0) + n);
  };
  return { add, counts };
}

export const countOf = (counts: Counts, ...name: Name): number => counts.get(name.join("/")) ?? 0;

/** A frequency distribution: counters whose last part is a number. */
export type Spread = readonly (readonly [value: number, times: number])[];

export function spreadOf(counts: Counts, ...name: Name): Spread {
  const start = `${name.join("/")}/`;
  const found: [number, number][] = [];
  for (const [key, times] of counts) {
    if (key.startsWith(start)) found.push([Number(key.slice(start.length)), times]);
  }
  return found.sort(([a], [b]) => a - b);
}

export const sizeOf = (spread: Spread): number => spread.reduce((sum, [, times]) => sum + times, 0);

export const meanOf = (spread: Spread): number =>
  spread.reduce((sum, [value, times]) => sum + value * times, 0) / sizeOf(spread);

export function standardError(spread: Spread): number {
  const size = sizeOf(spread);
  const mean = meanOf(spread);
  const squares = spread.reduce((sum, [value, times]) => sum + times * (value - mean) * (value - mean), 0);
  return Math.sqrt(squares / Math.max(1, size - 1) / size);
}

/** The least value that at least this share of them doesn't exceed. */
export function quantile(spread: Spread, part: number): number {
  const wanted = part * sizeOf(spread);
  let passed = 0;
  for (const [value, times] of spread) {
    passed += times;
    if (passed >= wanted) return value;
  }
  return spread.at(-1)?.[0] ?? 0;
}
