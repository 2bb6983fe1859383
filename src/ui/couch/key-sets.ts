/** Six adjacent keys for everybody, as far from the others' keys as the keyboard allows. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../session/session.ts";

/** As `KeyboardEvent.code` names them: three rows of two, each from left to right. */
const BLOCKS = {
  edge: ["KeyQ", "KeyW", "KeyA", "KeyS", "KeyZ", "KeyX"],
  left: ["KeyE", "KeyR", "KeyD", "KeyF", "KeyC", "KeyV"],
  middle: ["KeyT", "KeyY", "KeyG", "KeyH", "KeyB", "KeyN"],
  right: ["KeyU", "KeyI", "KeyJ", "KeyK", "KeyM", "Comma"],
  otherEdge: ["KeyO", "KeyP", "KeyL", "Semicolon", "Period", "Slash"],
} as const;

/** By the number of people. */
const SHARES: Readonly<Record<number, readonly (readonly string[])[]>> = {
  2: [BLOCKS.edge, BLOCKS.otherEdge],
  3: [BLOCKS.edge, BLOCKS.middle, BLOCKS.otherEdge],
  4: [BLOCKS.edge, BLOCKS.left, BLOCKS.right, BLOCKS.otherEdge],
};

export const KEYS_EACH = 6;

export const MOST_WITH_KEYS = 4;

export const keysOf = (nth: number, people: number): readonly string[] => SHARES[people]?.[nth] ?? [];

export interface Press {
  readonly seat: Seat;
  /** The index among their own keys. */
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
 * What each of somebody's keys means, as an index of their choices. Every key means something, so a press doesn't reveal
 * how many choices there are. `rolls`: an unpredictable number from 0 up to 1 for each key.
 */
export function meanings(choices: number, rolls: readonly number[]): readonly number[] {
  const keys = Array.from({ length: KEYS_EACH }, (_, i) => ({ choice: i % choices, roll: rolls[i] ?? 0 }));
  return keys.sort((a, b) => a.roll - b.roll).map(({ choice }) => choice);
}

/** What is printed on the keys, by code. Until more is known, the usual keyboard of the browser's language is assumed. */
export interface KeyNames {
  readonly names: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Notes what a pressed key has written. It isn't shown yet, since a changed name would reveal which key was pressed. */
  learn(code: string, key: string): void;
  /** Shows the learnt names, once nobody has to hide any more which keys were pressed. */
  tell(): void;
}

interface KeyboardLike {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
}

/** What is printed on keys whose code doesn't say it. */
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
/** French keyboards in Canada and Switzerland aren't AZERTY. */
const WITH_AZERTY = ["fr", "fr-FR", "fr-BE"];

const CODES: readonly string[] = Object.values(BLOCKS).flat();

function usualNames(language: string): ReadonlyMap<string, string> {
  const printed = WITH_AZERTY.includes(language) ? AZERTY : QWERTY;
  return new Map(CODES.map((code) => [code, printed[code] ?? code.slice(-1)]));
}

/** `language`: the browser's. */
export function keyNames(keyboard: KeyboardLike | undefined, language: string): KeyNames {
  const names = signal(usualNames(language));
  const add = (known: Iterable<readonly [string, string]>): void => {
    const ours = [...known].filter(([code]) => CODES.includes(code));
    names.value = new Map([...names.value, ...ours.map(([code, key]) => [code, key.toUpperCase()] as const)]);
  };
  // If the browser doesn't know, the names are learnt from key presses.
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
