/** Helpers for random choices. */
import type { Rng } from "../../engine/rng.ts";
import type { Hex } from "../../fair/bytes.ts";

/** 32 bytes. */
export const bytesOf = (luck: Rng): Hex =>
  Array.from({ length: 8 }, () => luck.next().toString(16).padStart(8, "0")).join("");

/** A whole number from `least` to `most`. */
export const between = (luck: Rng, least: number, most: number): number => least + luck.below(most - least + 1);

export const isOneIn = (luck: Rng, n: number): boolean => luck.below(n) === 0;
