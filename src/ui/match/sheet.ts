/** Which panel is open at the side of the table: the log, the overview, or one of the game's own. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Sheet {
  readonly open: ReadonlySignal<string | undefined>;
  toggle(id: string): void;
  /** Closes it, and returns the focus to what opened it. */
  close(): void;
  /** Closes it to show what it covers, without moving the focus. */
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
