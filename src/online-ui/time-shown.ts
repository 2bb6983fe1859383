/** How the page shows the time that somebody has left. */
import type { TimeLeft } from "../net/time-left.ts";
import type { RoomKey } from "./texts.ts";

export interface TimeShown {
  /** Which time runs: the one for this choice, or the bank; `up` if none is left. */
  readonly of: "choice" | "bank" | "up";
  /** In seconds. */
  readonly seconds: number;
  /** Seconds in the bank. */
  readonly bank: number;
  readonly runs: boolean;
}

/** Undefined if nobody waits for this seat. */
export function timeShown(time: TimeLeft | undefined): TimeShown | undefined {
  if (!time?.isWaitedFor) return undefined;
  const { choice, bank, runs } = time;
  const of = choice > 0 ? "choice" : bank > 0 ? "bank" : "up";
  return { of, seconds: choice > 0 ? choice : bank, bank, runs };
}

/** Written the same way in all our languages. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** In whole minutes if possible, otherwise in seconds. */
export const spanOf = (seconds: number) =>
  seconds % 60 === 0
    ? ({ key: "clock.minutes", params: { n: seconds / 60 } } as const)
    : ({ key: "clock.seconds", params: { n: seconds } } as const);

/** What everybody is told about somebody's time. The text takes the time as a parameter. */
export const TIME_LEFT: Readonly<Record<TimeShown["of"], RoomKey>> = {
  choice: "clock.left.choice",
  bank: "clock.left.bank",
  up: "clock.left.up",
};

/** What screen readers say about our own time: only now and then, not every second. */
export function timeSaid({ of, seconds, bank }: TimeShown): RoomKey | undefined {
  if (of === "up") return "clock.say.up";
  const isLast = of === "bank" || bank === 0;
  if (isLast && seconds <= 10) return "clock.say.ten";
  if (of === "choice") return undefined;
  return seconds <= 60 ? "clock.say.minute" : "clock.say.bank";
}
