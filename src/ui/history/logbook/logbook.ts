/** What this device remembers of the matches played on it, by game. It outlasts their records, of which only some are kept. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "../../store.ts";
import { isCount, type StoredByGame, storedByGame } from "../../stored-by-game.ts";

export interface GameLog {
  readonly played: number;
  readonly won: number;
  /** Wins in a row, up to now. */
  readonly streak: number;
  readonly longestStreak: number;
  /** The best score; undefined if there is none yet. */
  readonly best?: number;
  readonly deeds: Readonly<Record<string, DeedLog>>;
  /** The matches of the day, by date. */
  readonly days: Readonly<Record<string, DayLog>>;
}

export interface DeedLog {
  readonly times: number;
  /** When it was done for the first time, in milliseconds since 1970. */
  readonly first: number;
}

export interface DayLog {
  /** How often the match of the day was begun. Only the first one counts. */
  readonly tries: number;
  /** Undefined until the first try has ended. */
  readonly end?: DayEnd;
}

export interface DayEnd {
  /** When, in milliseconds since 1970: the history has the match under this time. */
  readonly ended: number;
  readonly place: number;
  readonly players: number;
  readonly score: number;
}

/** A match that has ended, as its player will remember it. */
export interface Outing {
  readonly game: string;
  readonly ended: number;
  readonly isWon: boolean;
  readonly score: number;
  readonly deeds: readonly string[];
}

/** What came of the match at the table. */
export interface Latest {
  readonly outing: Outing;
  /** The deeds that were done for the first time. */
  readonly firsts: readonly string[];
  /** The date, if it was the match of a day, and counted. */
  readonly day?: string | undefined;
}

export interface Logbook extends Omit<StoredByGame<GameLog>, "change"> {
  /** Undefined until the match at the table has been noted. */
  readonly latest: ReadonlySignal<Latest | undefined>;
  /** `day`: the date, if it was the match of a day. */
  note(outing: Outing, day?: string): void;
  /** Another match comes to the table. */
  beginMatch(): void;
  /** Counts a try at the match of a day. */
  beginDay(game: string, day: string): void;
  /** Only the first try counts. False if this wasn't it. */
  endDay(game: string, day: string, end: DayEnd): boolean;
}

/** One deed or day more than anybody reaches; whatever says more isn't ours. */
const MOST = 10_000;

const NONE: GameLog = { played: 0, won: 0, streak: 0, longestStreak: 0, deeds: {}, days: {} };

export function logbookIn(store: Store): Logbook {
  const { change, ...stored } = storedByGame(store, {
    name: "log.",
    format: "letea-log/1",
    none: NONE,
    read: readLog,
  });
  const { of, look } = stored;
  const latest = signal<Latest | undefined>();
  return {
    ...stored,
    latest,
    beginMatch() {
      latest.value = undefined;
    },
    note(outing, day) {
      const { game, ended, isWon, score, deeds } = outing;
      look();
      const firsts = deeds.filter((id) => !Object.hasOwn(of(game).deeds, id));
      change(game, (log) => {
        const streak = isWon ? log.streak + 1 : 0;
        return {
          ...log,
          played: log.played + 1,
          won: log.won + (isWon ? 1 : 0),
          streak,
          longestStreak: Math.max(streak, log.longestStreak),
          best: Math.max(score, log.best ?? score),
          deeds: deeds.reduce((all, id) => withDeed(all, id, ended), log.deeds),
        };
      });
      latest.value = { outing, firsts, day };
    },
    beginDay(game, day) {
      change(game, (log) => withDay(log, day, (before) => ({ ...before, tries: before.tries + 1 })));
    },
    endDay(game, day, end) {
      look();
      const { tries, end: before } = of(game).days[day] ?? NO_TRY;
      if (tries !== 1 || before !== undefined) return false;
      change(game, (log) => withDay(log, day, (tried) => ({ ...tried, end })));
      return true;
    },
  };
}

const NO_TRY: DayLog = { tries: 0 };

const withDay = (log: GameLog, day: string, changed: (before: DayLog) => DayLog): GameLog => ({
  ...log,
  days: { ...log.days, [day]: changed(log.days[day] ?? NO_TRY) },
});

function withDeed(deeds: GameLog["deeds"], id: string, now: number): GameLog["deeds"] {
  const { times, first } = deeds[id] ?? { times: 0, first: now };
  return { ...deeds, [id]: { times: times + 1, first } };
}

/** Undefined if it isn't a log. */
function readLog(raw: Readonly<Record<string, unknown>>): GameLog | undefined {
  const { played, won, streak, longestStreak, best, deeds, days } = Object(raw);
  const isRead =
    [played, won, streak, longestStreak].every(isCount) &&
    (best === undefined || Number.isFinite(best)) &&
    isRecordOf(deeds, ({ times, first }) => isCount(times) && Number.isFinite(first)) &&
    isRecordOf(days, ({ tries, end }) => isCount(tries) && (end === undefined || isEnd(end)));
  if (!isRead) return undefined;
  return { played, won, streak, longestStreak, ...(best !== undefined && { best }), deeds, days };
}

function isEnd(one: unknown): boolean {
  const { ended, place, players, score } = Object(one);
  return Number.isFinite(ended) && isCount(place) && isCount(players) && Number.isFinite(score);
}

function isRecordOf(one: unknown, is: (value: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (typeof one !== "object" || one === null || Array.isArray(one)) return false;
  const values = Object.values(one);
  return values.length <= MOST && values.every((value) => typeof value === "object" && value !== null && is(value));
}
