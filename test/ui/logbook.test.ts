import { describe, expect, test } from "vitest";
import { dayOf, seedOfDay } from "../../src/ui/logbook/day.ts";
import { type Logbook, logbookIn, type Outing } from "../../src/ui/logbook/logbook.ts";
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
  const end = { place: 1, players: 3, score: 12 };

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

  test("is the date where the player is, and every day and game has its own luck", () => {
    expect(dayOf(new Date(2031, 3, 5, 23, 59))).toBe("2031-04-05");
    const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(2031, 0, 1 + i)));
    const seeds = days.flatMap((day) => [seedOfDay("boats", day), seedOfDay("cards", day)]);
    expect(new Set(seeds).size).toBe(800);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    // Links that were shared must be proven by later versions too.
    expect(seedOfDay("precognition", "2031-04-05")).toMatchInlineSnapshot(`540658189`);
  });
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
])("what isn't a log is none, and is put aside before something is written: %s", (text) => {
  const items = new Map([["letea.log.boats", text]]);
  const logbook = logbookOf(items);
  expect(logbook.of("boats").played).toBe(0);
  logbook.note(outing());
  expect(logbookOf(items).of("boats").played).toBe(1);
  expect([...items.values()]).toContain(text);
});

test("all of it can be saved to a file and erased", () => {
  const items = new Map([["letea.name", "Ann"]]);
  const logbook = logbookOf(items);
  logbook.note(outing({ deeds: ["fed"] }));
  expect(JSON.parse(logbook.text())).toMatchObject({ games: { boats: { played: 1, deeds: { fed: { times: 1 } } } } });
  logbook.erase();
  expect(logbook.games.value.size).toBe(0);
  expect([...items.keys()]).toEqual(["letea.name"]);
});
