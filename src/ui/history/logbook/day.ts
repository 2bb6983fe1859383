/** The match of the day: everybody who plays it on the same date has the same luck. */
import type { GameTable } from "../../game-table.ts";
import type { Line } from "../../texts/line.ts";

/** The date in Greenwich, as "2026-03-09": the same for everybody at a time. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the day after begins. */
export const nextDay = (day: string): Date => new Date(Date.parse(day) + 24 * 60 * 60 * 1000);

/** FNV-1a. Nobody has to trust it: whoever knows the date knows the luck. */
export function seedOfDay(game: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${game} ${day}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A date that somebody else has written; undefined if there is no such day. */
export function readDay(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isFinite(time) && dayOf(new Date(time)) === text ? text : undefined;
}

export const dateOf = (day: string, language: string, dateStyle: "long" | "medium"): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(day));

/** What the match of that day is called, in the game's own words if it has some. */
export function dayLine(table: Pick<GameTable, "ofDay">, day: string, language: string): Line {
  const date = dateOf(day, language, "long");
  return table.ofDay?.(date) ?? { key: "log-book.day-of", params: { date } };
}
