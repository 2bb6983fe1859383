/** Paces a match for somebody who watches: it waits as long as it takes to read what was told last, or until told. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Pace } from "../../session/pace.ts";

/** Milliseconds for a line of the log. */
export const SPEEDS = { calm: 900, brisk: 300, swift: 50 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = ["calm", "brisk", "swift"] as const satisfies readonly Speed[];

export class Pacer {
  readonly #speed = signal<Speed>("brisk");
  readonly #isPaused;
  /** How many lines have been told since the last step. */
  #unread = 0;
  #next: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isPaused: boolean) {
    this.#isPaused = signal(isPaused);
  }

  get speed(): ReadonlySignal<Speed> {
    return this.#speed;
  }

  get isPaused(): ReadonlySignal<boolean> {
    return this.#isPaused;
  }

  readonly pace: Pace = (next) => {
    this.#next = next;
    this.#wait();
  };

  told(lines: number): void {
    this.#unread += lines;
  }

  setSpeed(speed: Speed): void {
    this.#speed.value = speed;
    this.#wait();
  }

  pause(): void {
    this.#isPaused.value = true;
    this.#wait();
  }

  goOn(): void {
    this.#isPaused.value = false;
    this.#wait();
  }

  /** Waits for nothing until there is nothing more to wait for. */
  rush(): void {
    while (this.#next !== undefined) this.#go();
  }

  /** Forgets the match it has paced. */
  clear(): void {
    this.#next = undefined;
    this.#unread = 0;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#next === undefined || this.#isPaused.value) return;
    this.#timer = setTimeout(() => this.#go(), this.#unread * SPEEDS[this.#speed.value]);
  }

  #go(): void {
    const next = this.#next;
    this.#next = undefined;
    this.#unread = 0;
    next?.();
  }
}
