/** In the chart of a match each line can be followed from the start to its name. */
import { expect, test } from "vitest";
import { CHART, marksOn, scaleFor, spread, tracks } from "../../src/kit/story/chart.ts";

/** Four seats that have equal counts for long. In the end all but one are equal. */
const COUNTS = [
  [4, 4, 5, 6, 6, 8, 7, 7, 7, 9, 10, 11, 12],
  [4, 4, 5, 6, 6, 8, 7, 6, 5, 9, 10, 11, 12],
  [4, 4, 5, 5, 6, 8, 7, 6, 5, 4, 10, 11, 12],
  [4, 4, 5, 5, 6, 8, 7, 7, 7, 9, 10, 11, 11],
];
const SCALE = scaleFor(13, 12, 5);

test("no part of a line lies under another line", () => {
  const parts = tracks(COUNTS, SCALE).flatMap((track) =>
    track.slice(1).map((to, i) => [track[i], to].map((point) => `${point?.x} ${point?.y.toFixed(3)}`).join(" to ")),
  );
  expect(new Set(parts).size).toBe(parts.length);
});

test("no line is so far aside that it would be read as one more or fewer", () => {
  const most = 40;
  const scale = scaleFor(13, most, 5);
  for (const [seat, track] of tracks(COUNTS, scale).entries()) {
    for (const [moment, { y }] of track.entries()) {
      expect(Math.abs(y - scale.y(COUNTS[seat]?.[moment] ?? 0))).toBeLessThan(CHART.height / most);
    }
  }
});

test("each line bears its sign between its ends, and no two at the same moment", () => {
  const marks = tracks(COUNTS, SCALE).map((track, seat) => marksOn(track, seat).map(({ x }) => x));
  for (const own of marks) expect(own.length).toBeGreaterThan(1);
  expect(new Set(marks.flat()).size).toBe(marks.flat().length);
});

test.each([
  ["far apart", [0, 4, 8, 12]],
  ["all at the bottom", [13, 13, 13, 13]],
  ["all at the top", [0, 0, 0, 0]],
  ["close to one another, in any order", [6.2, 5, 5.9, 6]],
])("names at the right never cover one another: %s", (_, ends) => {
  const places = spread(ends).toSorted((a, b) => a - b);
  for (const [i, y] of places.entries()) {
    expect(y).toBeLessThanOrEqual(CHART.height);
    if (i > 0) expect(y - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(CHART.label - 1e-9);
  }
});
