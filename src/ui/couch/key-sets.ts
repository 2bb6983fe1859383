/** Six keys for everybody: each has a corner of the keyboard, so that hands don't get in each other's way. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../session/session.ts";

/** By place on the keyboard, as `KeyboardEvent.code` names them: two rows of three. */
const CORNERS = [
  ["Digit1", "Digit2", "Digit3", "KeyQ", "KeyW", "KeyE"],
  ["Digit8", "Digit9", "Digit0", "KeyI", "KeyO", "KeyP"],
  ["KeyA", "KeyS", "KeyD", "KeyZ", "KeyX", "KeyC"],
  ["KeyJ", "KeyK", "KeyL", "KeyM", "Comma", "Period"],
] as const;

export const KEYS_EACH = 6;

/** No keyboard has corners for more. */
export const MOST_WITH_KEYS = CORNERS.length;

/** The keys of the nth person at this screen. */
export const keysOf = (nth: number): readonly string[] => CORNERS[nth] ?? [];

export interface Press {
  readonly seat: Seat;
  /** Which of their own keys, from 0. */
  readonly key: number;
}

export function pressOf(code: string, seats: readonly Seat[]): Press | undefined {
  const nth = CORNERS.findIndex((corner) => corner.some((one) => one === code));
  const seat = seats[nth];
  return seat === undefined ? undefined : { seat, key: keysOf(nth).indexOf(code) };
}

/**
 * What each of somebody's keys means: an index of their choices. No key is idle, so a press says nothing about how many
 * choices there are. `rolls` are numbers from 0 up to 1, one for each key, which nobody can foresee.
 */
export function meanings(choices: number, rolls: readonly number[]): readonly number[] {
  const keys = Array.from({ length: KEYS_EACH }, (_, i) => ({ choice: i % choices, roll: rolls[i] ?? 0 }));
  return keys.sort((a, b) => a.roll - b.roll).map(({ choice }) => choice);
}

/** What is printed on the keys, by code: as on the usual keyboard until more is known of this one. */
export interface KeyNames {
  readonly names: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Somebody has pressed this key, and it wrote this. */
  learn(code: string, key: string): void;
}

interface KeyboardLike {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
}

const USUAL: ReadonlyMap<string, string> = new Map(CORNERS.flat().map((code) => [code, usualName(code)]));

export function keyNames(keyboard: KeyboardLike | undefined): KeyNames {
  const names = signal(USUAL);
  const add = (known: Iterable<readonly [string, string]>): void => {
    const ours = [...known].filter(([code]) => USUAL.has(code));
    names.value = new Map([...names.value, ...ours.map(([code, key]) => [code, key.toUpperCase()] as const)]);
  };
  // Where the browser doesn't tell, the names are learnt as keys are pressed.
  keyboard?.getLayoutMap?.().then(add, () => undefined);
  return {
    names,
    learn(code, key) {
      if (key.length === 1 && names.value.get(code) !== key.toUpperCase()) add([[code, key]]);
    },
  };
}

function usualName(code: string): string {
  if (code === "Comma") return ",";
  return code === "Period" ? "." : code.slice(-1);
}
