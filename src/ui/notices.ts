/** Notices, which stay until somebody closes them. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Line } from "./texts/line.ts";

export interface Notice {
  readonly line: Line;
  readonly action?: NoticeAction;
}

export interface NoticeAction {
  readonly name: Line;
  do(): void;
}

export interface Notices {
  readonly open: ReadonlySignal<readonly Notice[]>;
  /** A notice that is already shown isn't shown twice. */
  say(notice: Notice): void;
  close(notice: Notice): void;
}

export function noticeBoard(): Notices {
  const open = signal<readonly Notice[]>([]);
  return {
    open,
    say(notice) {
      if (open.value.every(({ line }) => line.key !== notice.line.key)) open.value = [...open.value, notice];
    },
    close(notice) {
      open.value = open.value.filter((one) => one !== notice);
    },
  };
}
