/** What has to be said once, and stays until somebody has read it. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Line } from "./texts/line.ts";

export interface Notice {
  readonly line: Line;
  /** Something to be done about it. */
  readonly action?: NoticeAction;
}

export interface NoticeAction {
  readonly name: Line;
  do(): void;
}

export interface Notices {
  readonly open: ReadonlySignal<readonly Notice[]>;
  /** What is being said already isn't said twice. */
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
