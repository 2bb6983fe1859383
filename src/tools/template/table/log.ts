/** The log lines of each event. */
import type { LogLine } from "../../../ui/texts/line.ts";
import type { Event } from "../model/events.ts";
import { line } from "./texts/texts.ts";

export function log(event: Event): readonly LogLine[] {
  switch (event.on) {
    case "round":
      return [{ ...line("log.round", { round: event.round, prize: event.prize }), heading: true }];
    case "laid":
      return [line("log.laid", { seat: { seat: event.seat } })];
    case "turned":
      return [line("log.turned", { seat: { seat: event.seat }, card: event.card })];
    case "won":
      return [line("log.won", { seat: { seat: event.seat }, prize: event.prize })];
    case "sunk":
      return [line("log.sunk", { prize: event.prize })];
    case "seat":
      return [line(SEAT[event.by], { seat: { seat: event.seat } })];
    case "over": {
      // The first line after the last heading is shown at the end of the match.
      const winners = event.winners.map((seat) => ({ seat }));
      return [{ ...line("log.over"), heading: true }, line("log.winners", { n: winners.length, winners })];
    }
  }
}

const SEAT = { bot: "log.seat-bot", returning: "log.seat-returning", person: "log.seat-person" } as const;
