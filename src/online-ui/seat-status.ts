/** What every seat at a table is doing, and whether it's connected. */
import type { Seat } from "../engine/game.ts";
import type { OnlineMatch } from "../online/online-room.ts";
import { type TimeShown, timeShown } from "./time-shown.ts";

/** In seconds: somebody not heard from for longer is shown as silent. */
const SILENT_AFTER = 8;

export interface SeatStatus {
  readonly seat: Seat;
  readonly doing: "chooses" | "locked" | "acts" | "opens" | "waits" | "bot" | "bot-plays";
  /** Undefined for bots. */
  readonly link: "here" | "silent" | "away" | undefined;
  /** In seconds. */
  readonly silent: number;
  readonly isHost: boolean;
  readonly isMine: boolean;
  /** The time it has left, if there is a clock and the match waits for it. */
  readonly time: TimeShown | undefined;
}

type Seen = Pick<OnlineMatch, "session" | "presence" | "times" | "away" | "seats" | "host">;

export function seatStatuses(match: Seen): readonly SeatStatus[] {
  const { session, presence, times, away, seats: mine, host } = match;
  return session.header.seats.map(({ by }, seat) => {
    const isMine = mine.includes(seat);
    const silent = isMine ? 0 : (presence.find((one) => one.seat === seat)?.silent ?? 0);
    const isAway = away.has(seat);
    const link = by !== "person" ? undefined : isAway ? "away" : silent > SILENT_AFTER ? "silent" : "here";
    const what = doing(match, seat);
    // An act sent from here counts as done even before the host has recorded it.
    const isDone = what !== "chooses" && what !== "acts";
    const time = isDone ? undefined : timeShown(times.find((one) => one.seat === seat));
    return { seat, doing: what, link, silent, isHost: seat === host, isMine, time };
  });
}

function doing({ session, presence, away }: Seen, seat: Seat): SeatStatus["doing"] {
  if (session.header.seats[seat]?.by !== "person") return "bot";
  if (away.has(seat) || session.sitters[seat] === "bot") return "bot-plays";
  const acts = session.awaits.filter((one) => one.kind === "act");
  const sealed = acts.filter((one) => one.sealed);
  if (sealed.some(({ from }) => from.includes(seat))) return "chooses";
  if (acts.some(({ from, optional }) => !optional && from.includes(seat))) return "acts";
  const isAsked = session.awaits.some((one) => one.kind === "reveal");
  if (isAsked && presence.some((one) => one.seat === seat && one.owes)) return "opens";
  return sealed.length > 0 || isAsked ? "locked" : "waits";
}

/** The seats for which the match waits. */
export const awaited = (all: readonly SeatStatus[]): readonly SeatStatus[] =>
  all.filter((one) => one.doing === "chooses" || one.doing === "acts" || one.doing === "opens");
