/** Six keys for everybody, side by side on the keyboard and as far from those of the others as it allows. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../session/session.ts";

/** By place on the keyboard, as `KeyboardEvent.code` names them, from left to right: three rows of two. */
const BLOCKS = {
  edge: ["KeyQ", "KeyW", "KeyA", "KeyS", "KeyZ", "KeyX"],
  left: ["KeyE", "KeyR", "KeyD", "KeyF", "KeyC", "KeyV"],
  middle: ["KeyT", "KeyY", "KeyG", "KeyH", "KeyB", "KeyN"],
  right: ["KeyU", "KeyI", "KeyJ", "KeyK", "KeyM", "Comma"],
  otherEdge: ["KeyO", "KeyP", "KeyL", "Semicolon", "Period", "Slash"],
} as const;

/** By how many there are. */
const SHARES: Readonly<Record<number, readonly (readonly string[])[]>> = {
  2: [BLOCKS.edge, BLOCKS.otherEdge],
  3: [BLOCKS.edge, BLOCKS.middle, BLOCKS.otherEdge],
  4: [BLOCKS.edge, BLOCKS.left, BLOCKS.right, BLOCKS.otherEdge],
};

export const KEYS_EACH = 6;

/** No keyboard has room for more. */
export const MOST_WITH_KEYS = 4;

/** The keys of the nth of so many people. */
export const keysOf = (nth: number, people: number): readonly string[] => SHARES[people]?.[nth] ?? [];

export interface Press {
  readonly seat: Seat;
  /** Which of their own keys, from 0. */
  readonly key: number;
}

export function pressOf(code: string, seats: readonly Seat[]): Press | undefined {
  for (const [nth, seat] of seats.entries()) {
    const key = keysOf(nth, seats.length).indexOf(code);
    if (key >= 0) return { seat, key };
  }
  return undefined;
}

/**
 * What each of somebody's keys means: an index of their choices. No key is idle, so a press says nothing about how many
 * choices there are. `rolls` are numbers from 0 up to 1, one for each key, which nobody can foresee.
 */
export function meanings(choices: number, rolls: readonly number[]): readonly number[] {
  const keys = Array.from({ length: KEYS_EACH }, (_, i) => ({ choice: i % choices, roll: rolls[i] ?? 0 }));
  return keys.sort((a, b) => a.roll - b.roll).map(({ choice }) => choice);
}

/** What is printed on the keys, by code: as on the usual keyboard of a language until more is known of this one. */
export interface KeyNames {
  readonly names: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Somebody has pressed this key, and it wrote this. It is noted only: a new name would show which key it was. */
  learn(code: string, key: string): void;
  /** From now on keys have the names that were learnt: nobody has anything to hide any more of which were pressed. */
  tell(): void;
}

interface KeyboardLike {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
}

/** What is printed on those keys that aren't called after it. */
const QWERTY: Readonly<Record<string, string>> = { Comma: ",", Period: ".", Semicolon: ";", Slash: "/" };
const AZERTY: Readonly<Record<string, string>> = {
  KeyA: "Q",
  KeyQ: "A",
  KeyW: "Z",
  KeyZ: "W",
  KeyM: ",",
  Comma: ";",
  Period: ":",
  Semicolon: "M",
  Slash: "!",
};
/** In Canada and in Switzerland French is written on other ones. */
const WITH_AZERTY = ["fr", "fr-FR", "fr-BE"];

const CODES: readonly string[] = Object.values(BLOCKS).flat();

function usualNames(language: string): ReadonlyMap<string, string> {
  const printed = WITH_AZERTY.includes(language) ? AZERTY : QWERTY;
  return new Map(CODES.map((code) => [code, printed[code] ?? code.slice(-1)]));
}

/** `language` is that of the browser. */
export function keyNames(keyboard: KeyboardLike | undefined, language: string): KeyNames {
  const names = signal(usualNames(language));
  const add = (known: Iterable<readonly [string, string]>): void => {
    const ours = [...known].filter(([code]) => CODES.includes(code));
    names.value = new Map([...names.value, ...ours.map(([code, key]) => [code, key.toUpperCase()] as const)]);
  };
  // Where the browser doesn't tell, the names are learnt as keys are pressed.
  keyboard?.getLayoutMap?.().then(add, () => undefined);
  const learnt = new Map<string, string>();
  return {
    names,
    learn(code, key) {
      if (key.length === 1) learnt.set(code, key);
    },
    tell() {
      if (learnt.size > 0) add(learnt);
      learnt.clear();
    },
  };
}
