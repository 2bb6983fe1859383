/** What lies open at the side of the table: the log, how things stand, or one of the game's own panels. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Sheet {
  readonly open: ReadonlySignal<string | undefined>;
  toggle(id: string): void;
  close(): void;
}

export const LOG = "log";
export const OVERVIEW = "overview";

export function sheet(): Sheet {
  const open = signal<string | undefined>();
  return {
    open,
    toggle(id) {
      open.value = open.value === id ? undefined : id;
    },
    close() {
      open.value = undefined;
    },
  };
}
