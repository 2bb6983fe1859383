/** Keeps the newest value of each device for a few seconds. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Hex } from "../fair/bytes.ts";

const SHOWN_MS = 5000;

export interface RecentByDevice<T> {
  readonly now: ReadonlySignal<ReadonlyMap<Hex, T>>;
  show(from: Hex, what: T): void;
  forget(from: Hex): void;
  close(): void;
}

export function recentByDevice<T>(): RecentByDevice<T> {
  const now = signal<ReadonlyMap<Hex, T>>(new Map());
  const timers = new Map<Hex, ReturnType<typeof setTimeout>>();

  function forget(from: Hex): void {
    const left = new Map(now.value);
    left.delete(from);
    now.value = left;
  }

  return {
    now,
    show(from, what) {
      now.value = new Map(now.value).set(from, what);
      clearTimeout(timers.get(from));
      timers.set(
        from,
        setTimeout(() => forget(from), SHOWN_MS),
      );
    },
    forget,
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
