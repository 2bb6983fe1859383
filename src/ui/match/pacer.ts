/**
 * The pace of a match that is only watched: the next step waits until the world has shown the last one or, without a
 * world, as long as it takes to read its log lines. It can also be paused.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Speed } from "../../scenes/director.ts";
import type { Pace } from "../../session/pace.ts";

/** In milliseconds, for a log line at speed 1. */
export const LINE_MS = 600;

export class Pacer {
  readonly #isPaused;
  #speed: Speed = 1;
  /** Whether the world has shown everything; undefined without a world. */
  #isSeen: boolean | undefined;
  /** How many log lines the last step has added. */
  #unread = 0;
  #next: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isPaused: boolean) {
    this.#isPaused = signal(isPaused);
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

  seen(isSeen: boolean | undefined): void {
    this.#isSeen = isSeen;
    this.#wait();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
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

  /** Runs the match to its end without waiting. */
  rush(): void {
    while (this.#next !== undefined) this.#go();
  }

  clear(): void {
    this.#next = undefined;
    this.#unread = 0;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#next === undefined || this.#isPaused.value || this.#isSeen === false) return;
    const isRead = this.#isSeen === true || this.#speed === "instant";
    this.#timer = setTimeout(() => this.#go(), isRead ? 0 : (this.#unread * LINE_MS) / Number(this.#speed));
  }

  #go(): void {
    const next = this.#next;
    this.#next = undefined;
    this.#unread = 0;
    next?.();
  }
}
