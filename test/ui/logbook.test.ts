import { describe, expect, test } from "vitest";
import { dayLine, dayOf, nextDay, readDay, seedOfDay } from "../../src/ui/history/logbook/day.ts";
import { barsOf, dayLines } from "../../src/ui/history/logbook/day-lines.ts";
import { type Logbook, logbookIn, type Outing } from "../../src/ui/history/logbook/logbook.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const logbookOf = (items = new Map<string, string>()): Logbook => logbookIn(storeIn(() => storage(items)));

const outing = (change: Partial<Outing> = {}): Outing => ({
  game: "boats",
  ended: 1_000,
  isWon: false,
  score: 7,
  deeds: [],
  ...change,
});

test("wins, the best score and rows of wins are counted, and read again by another page", () => {
  const items = new Map<string, string>();
  const logbook = logbookOf(items);
  for (const isWon of [true, true, false, true]) logbook.note(outing({ isWon, score: isWon ? 12 : 15 }));
  const counted = { played: 4, won: 3, streak: 1, longestStreak: 2, best: 15 };
  expect(logbook.of("boats")).toMatchObject(counted);
  expect(logbookOf(items).of("boats")).toMatchObject(counted);
  expect(logbook.of("another game")).toMatchObject({ played: 0, won: 0 });
});

test("a score below 0 may be the best one", () => {
  const logbook = logbookOf();
  logbook.note(outing({ score: -5 }));
  logbook.note(outing({ score: -3 }));
  expect(logbook.of("boats").best).toBe(-3);
});

test("a deed is new once, and counted from then on", () => {
  const logbook = logbookOf();
  const firstsOf = (match: Outing) => {
    logbook.note(match);
    return logbook.latest.value?.firsts;
  };
  expect(firstsOf(outing({ deeds: ["fed", "first"], ended: 5 }))).toEqual(["fed", "first"]);
  expect(firstsOf(outing({ deeds: ["fed", "last"], ended: 9 }))).toEqual(["last"]);
  expect(logbook.of("boats").deeds).toEqual({
    fed: { times: 2, first: 5 },
    first: { times: 1, first: 5 },
    last: { times: 1, first: 9 },
  });
});

test("the next match at the table hasn't been noted yet", () => {
  const logbook = logbookOf();
  logbook.note(outing());
  logbook.beginMatch();
  expect(logbook.latest.value).toBeUndefined();
});

test("two pages that note by turns lose nothing", () => {
  const items = new Map<string, string>();
  const [one, other] = [logbookOf(items), logbookOf(items)];
  one.note(outing({ deeds: ["fed"] }));
  other.note(outing({ deeds: ["fed"] }));
  expect(other.latest.value?.firsts).toEqual([]);
  one.note(outing());
  expect(logbookOf(items).of("boats")).toMatchObject({ played: 3, deeds: { fed: { times: 2 } } });
});

describe("the match of the day", () => {
  const end = { ended: 5, place: 1, players: 3, score: 12 };

  test("counts on its first try", () => {
    const items = new Map<string, string>();
    const logbook = logbookOf(items);
    logbook.beginDay("boats", "2031-04-05");
    expect(logbook.endDay("boats", "2031-04-05", end)).toBe(true);
    expect(logbookOf(items).of("boats").days).toEqual({ "2031-04-05": { tries: 1, end } });
  });

  test("doesn't count on a second try, whether the first one has ended or not", () => {
    const logbook = logbookOf();
    logbook.beginDay("boats", "2031-04-05");
    logbook.beginDay("boats", "2031-04-05");
    expect(logbook.endDay("boats", "2031-04-05", end)).toBe(false);
    logbook.beginDay("boats", "2031-04-06");
    logbook.endDay("boats", "2031-04-06", end);
    logbook.beginDay("boats", "2031-04-06");
    expect(logbook.endDay("boats", "2031-04-06", { ...end, score: 20 })).toBe(false);
    expect(logbook.of("boats").days["2031-04-06"]?.end).toEqual(end);
  });

  test("is that of the date in Greenwich, and every day and game has its own luck", () => {
    expect(dayOf(new Date("2031-04-05T23:59:59+02:00"))).toBe("2031-04-05");
    expect(dayOf(new Date("2031-04-05T23:59:59-02:00"))).toBe("2031-04-06");
    expect(nextDay("2031-12-31").toISOString()).toBe("2032-01-01T00:00:00.000Z");
    const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(Date.UTC(2031, 0, 1 + i))));
    const seeds = days.flatMap((day) => [seedOfDay("boats", day), seedOfDay("cards", day)]);
    expect(new Set(seeds).size).toBe(800);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    // Links that were shared must be proven by later versions too.
    expect(seedOfDay("precognition", "2031-04-05")).toMatchInlineSnapshot(`540658189`);
  });
});

test("a day is called as its game calls it, by its date wherever the reader is", () => {
  const own = { ofDay: (date: string) => ({ key: "river", params: { date } }) };
  expect(dayLine(own, "2031-04-05", "en")).toEqual({ key: "river", params: { date: "April 5, 2031" } });
  expect(dayLine({}, "2031-04-05", "fr")).toEqual({ key: "log-book.day-of", params: { date: "5 avril 2031" } });
});

test.each(["", "2031-02-30", "2031-4-5", "20310405", "2031-04-05T00:00", "yesterday", "<b>"])(
  "what isn't a date is none: %s",
  (text) => expect(readDay(text)).toBeUndefined(),
);

test("a result is a few lines of text, with a bar for each moment", () => {
  expect(readDay("2031-04-05")).toBe("2031-04-05");
  expect(barsOf([0, 1, 4, 7, 7])).toBe("▁▂▅██");
  expect(barsOf([-2, 0, 5])).toBe("▁▃█");
  expect(barsOf([0, 0])).toBe("▁▁");
  const lines = {
    title: "Boats · 5 April",
    result: "1st of 3",
    course: [1, 2],
    link: "https://letea.example/#replay=x",
  };
  expect(dayLines(lines)).toBe("Boats · 5 April\n1st of 3\n▅█\nhttps://letea.example/#replay=x");
  expect(dayLines({ ...lines, course: [], link: undefined })).toBe("Boats · 5 April\n1st of 3");
});

test.each([
  "rubbish",
  "null",
  "[]",
  '{"format":"letea-log/2"}',
  '{"format":"letea-log/1","played":-1,"won":0,"streak":0,"longestStreak":0,"deeds":{},"days":{}}',
  '{"format":"letea-log/1","played":1,"won":0,"streak":0,"longestStreak":0,"deeds":[],"days":{}}',
  '{"format":"letea-log/1","played":1,"won":0,"streak":0,"longestStreak":0,"deeds":{"fed":null},"days":{}}',
  '{"format":"letea-log/1","played":1,"won":0,"streak":0,"longestStreak":0,"deeds":{},"days":{"x":{"tries":1,"end":3}}}',
  '{"format":"letea-log/1","played":1,"won":0,"streak":0,"longestStreak":0,"deeds":{},"days":{"x":{"tries":1,"end":{"ended":"now","place":1,"players":3,"score":1}}}}',
])("what isn't a log is none, and is put aside before something is written: %s", (text) => {
  const items = new Map([["letea.log.boats", text]]);
  const logbook = logbookOf(items);
  expect(logbook.of("boats").played).toBe(0);
  logbook.note(outing());
  expect(logbookOf(items).of("boats").played).toBe(1);
  expect([...items.values()]).toContain(text);
});

test("all of it can be erased", () => {
  const items = new Map([["letea.name", "Ann"]]);
  const logbook = logbookOf(items);
  logbook.note(outing({ deeds: ["fed"] }));
  expect(logbook.of("boats")).toMatchObject({ played: 1, deeds: { fed: { times: 1 } } });
  logbook.erase();
  expect(logbook.games.value.size).toBe(0);
  expect([...items.keys()]).toEqual(["letea.name"]);
});
