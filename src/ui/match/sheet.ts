/** What lies open at the side of the table: the log, how things stand, or one of the game's own panels. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Sheet {
  readonly open: ReadonlySignal<string | undefined>;
  toggle(id: string): void;
  /** Whoever closes it is again where they opened it. */
  close(): void;
  /** Makes room for what it covers. */
  giveWay(): void;
}

export const LOG = "log";
export const OVERVIEW = "overview";

export function sheet(): Sheet {
  const open = signal<string | undefined>();
  let opener: Element | null = null;
  const giveWay = (): void => {
    open.value = undefined;
  };
  const close = (): void => {
    giveWay();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return {
    open,
    toggle(id) {
      if (open.value === id) return close();
      if (open.value === undefined) opener = document.activeElement;
      open.value = id;
    },
    close,
    giveWay,
  };
}
