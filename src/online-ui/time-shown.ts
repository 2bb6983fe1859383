/** What a page shows of the time that somebody has left. */
import type { TimeLeft } from "../net/time-left.ts";
import type { RoomKey } from "./texts.ts";

export interface TimeShown {
  /** Which time runs: that of the choice, or the bank; or nothing is left. */
  readonly of: "choice" | "bank" | "up";
  /** In seconds. */
  readonly seconds: number;
  /** What there is besides. */
  readonly bank: number;
  readonly runs: boolean;
}

/** Nothing of those for whom nobody waits. */
export function timeShown(time: TimeLeft | undefined): TimeShown | undefined {
  if (!time?.isWaitedFor) return undefined;
  const { choice, bank, runs } = time;
  const of = choice > 0 ? "choice" : bank > 0 ? "bank" : "up";
  return { of, seconds: choice > 0 ? choice : bank, bank, runs };
}

/** The same in every language we speak. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A span that people agree on, in the larger unit that it's whole in. */
export const spanOf = (seconds: number) =>
  seconds % 60 === 0
    ? ({ key: "clock.minutes", params: { n: seconds / 60 } } as const)
    : ({ key: "clock.seconds", params: { n: seconds } } as const);

/** Of somebody, to everybody; it takes the time. */
export const TIME_LEFT: Readonly<Record<TimeShown["of"], RoomKey>> = {
  choice: "clock.left.choice",
  bank: "clock.left.bank",
  up: "clock.left.up",
};

/** What is said aloud about one's own time, only now and then: nobody wants to hear every second. */
export function timeSaid({ of, seconds, bank }: TimeShown): RoomKey | undefined {
  if (of === "up") return "clock.say.up";
  const isLast = of === "bank" || bank === 0;
  if (isLast && seconds <= 10) return "clock.say.ten";
  if (of === "choice") return undefined;
  return seconds <= 60 ? "clock.say.minute" : "clock.say.bank";
}
