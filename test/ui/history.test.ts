import { expect, test } from "vitest";
import { historyIn, type PastMatch, type RecordedMatch } from "../../src/ui/history/history.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const historyOf = (items: Map<string, string>, room?: number) => historyIn(storeIn(() => storage(items, room)));

const listed = (minute: number): PastMatch => ({
  game: "a game",
  ended: Date.UTC(2031, 3, 5, 6, minute),
  names: ["Ada", "Ivo"],
  result: { places: [1, 2], scores: [[9], [7]] },
});
const match = (minute: number, record = "a record"): RecordedMatch => ({ ...listed(minute), record });

test("matches are there again, the newest first", () => {
  const items = new Map<string, string>();
  const history = historyOf(items);
  history.keep(match(1));
  history.keep({ ...match(2), result: { places: [2, 2], scores: [[9], [7]], isWon: false } });
  expect(history.matches.value.map(({ ended }) => ended)).toEqual([match(2).ended, match(1).ended]);
  expect(historyOf(items).matches.value).toEqual(history.matches.value);
  expect(historyOf(items).matches.value[1]).toEqual(listed(1));
});

test("the record is there for whoever asks, and isn’t remembered by a page that only lists it", () => {
  const items = new Map<string, string>();
  const history = historyOf(items);
  history.keep(match(1, "the first record"));
  history.keep(match(2, "the second record"));
  expect(history.matches.value).toEqual([listed(2), listed(1)]);
  expect(history.recordOf(listed(1))).toBe("the first record");
  expect(historyOf(items).recordOf(listed(2))).toBe("the second record");
});

test("what another page has erased has no record, and isn’t listed any more", () => {
  const items = new Map<string, string>();
  const history = historyOf(items);
  for (const minute of [1, 2]) history.keep(match(minute));
  historyOf(items).erase(listed(1));
  expect(history.recordOf(listed(1))).toBeUndefined();
  expect(history.matches.value).toEqual([listed(2)]);
});

test("one that was stopped has no result", () => {
  const items = new Map<string, string>();
  const { result: _, ...stopped } = listed(1);
  historyOf(items).keep({ ...stopped, record: "a record" });
  expect(historyOf(items).matches.value).toEqual([stopped]);
});

test("what was reached together, and what seats began with, is read again, unless it can't be", () => {
  const items = new Map<string, string>();
  const rich: PastMatch = {
    ...listed(1),
    totals: [{ seats: [0, 1], parts: [9, 7], count: 16, goal: 30 }],
    handicaps: [{ food: 2 }, {}],
  };
  historyOf(items).keep({ ...rich, record: "a record" });
  expect(historyOf(items).matches.value).toEqual([rich]);
  const poor = { ...match(1), ...rich, totals: [{ seats: ["a"], parts: [9], count: 16 }], handicaps: [null, {}] };
  const spoilt = new Map([["letea.past.2031", JSON.stringify({ format: "letea-past/1", ...poor })]]);
  expect(historyOf(spoilt).matches.value).toEqual([listed(1)]);
});

test("one is erased, or all of them, and nothing else that is kept", () => {
  const items = new Map([["letea.match", "the match under way"]]);
  const history = historyOf(items);
  for (const minute of [1, 2, 3]) history.keep(match(minute));
  history.erase(listed(2));
  expect(history.matches.value.map(({ ended }) => ended)).toEqual([match(3).ended, match(1).ended]);
  history.eraseAll();
  expect(history.matches.value).toEqual([]);
  expect([...items.keys()]).toEqual(["letea.match"]);
});

test("where there is no room left, the oldest makes room for the newest", () => {
  const history = historyOf(new Map(), 1000);
  for (const minute of [1, 2, 3, 4]) history.keep(match(minute, "x".repeat(250)));
  const minutes = history.matches.value.map(({ ended }) => new Date(ended).getUTCMinutes());
  expect(minutes[0]).toBe(4);
  expect(minutes.length).toBeLessThan(4);
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
});

test("the latest fifty are kept", () => {
  const history = historyOf(new Map());
  for (let minute = 0; minute < 55; minute++) history.keep(match(minute));
  expect(history.matches.value).toHaveLength(50);
  expect(history.matches.value.at(-1)?.ended).toBe(match(5).ended);
});

test.each([
  ["no JSON", "{"],
  ["another format", JSON.stringify({ ...match(1), format: "letea-past/0" })],
  ["no names", JSON.stringify({ format: "letea-past/1", ...match(1), names: [] })],
  ["a day that isn't", JSON.stringify({ format: "letea-past/1", ...match(1), ended: 1e300 })],
  ["places of others", JSON.stringify({ format: "letea-past/1", ...match(1), result: { places: [1], scores: [] } })],
  ["null", "null"],
])("what can't be read isn't listed, and stays: %s", (_, text) => {
  const items = new Map([["letea.past.2031", text]]);
  const history = historyOf(items);
  expect(history.matches.value).toEqual([]);
  history.keep(match(1));
  history.eraseAll();
  expect(items.get("letea.past.2031")).toBe(text);
});
