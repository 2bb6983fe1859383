/** Lines that concern the reader are marked, visibly and for screen readers, and every line has an icon. */
import { signal } from "@preact/signals";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { concerns, lineClass, ToldLineText } from "../../src/ui/match/told-line.tsx";
import type { LogLine } from "../../src/ui/texts/line.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { tableOf } from "../texts/books.ts";
import { eventsOfRandomMatch, NAMES } from "../texts/random-match.ts";

const MATCHES = 60;
const SEATS = NAMES.map((_, seat) => seat);

const linesOf = (id: string): readonly LogLine[] =>
  Array.from({ length: MATCHES }, (_, seed) => eventsOfRandomMatch(id, seed))
    .flat()
    .flatMap(({ event, state }) => tableOf(id).log(event, state));

describe.each(GAMES)("the log of $id", ({ id }) => {
  const table = tableOf(id);
  const speaker = speakerOf("en", gameTexts(id));
  const lines = linesOf(id);

  test("concerns whoever is named in it, and whoever it is about, and nobody else", () => {
    const wrong = lines.flatMap((line) => {
      const said = speaker.say(line, NAMES);
      const about = JSON.stringify(line.params?.seat);
      const touched = SEATS.filter((seat) => said.includes(NAMES[seat] ?? "") || about === JSON.stringify({ seat }));
      const marked = SEATS.filter((seat) => concerns(line, [seat]));
      return JSON.stringify(marked) === JSON.stringify(touched) ? [] : [{ said, marked }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("has a sign before every line, from what seats start with on, or before none", async () => {
    const { LogIcon } = await table.loadViews();
    const icons = new Set(lines.filter(({ heading }) => heading !== true).map(({ icon }) => icon));
    if (table.handicap) icons.add(table.handicap.icon);
    if (LogIcon === undefined) return expect([...icons]).toEqual([undefined]);
    const unsigned = [...icons].filter((icon) => icon === undefined || written(h(LogIcon, { icon })).all.length === 0);
    expect(unsigned).toEqual([]);
  });
});

test("a line may concern somebody in every way: by oneself, by a neighbour, and as one of several", () => {
  const lines = linesOf("precognition");
  const isOf = (line: LogLine, seat: number) => JSON.stringify(line.params?.seat) === JSON.stringify({ seat });
  const byOthers = lines.filter((line) => concerns(line, [0]) && !isOf(line, 0));
  expect(byOthers.some(({ params }) => params?.seat !== undefined)).toBe(true);
  expect(byOthers.some(({ params }) => Object.values(params ?? {}).some(Array.isArray))).toBe(true);
  expect(lines.some((line) => isOf(line, 0))).toBe(true);
});

const WIN: LogLine = {
  key: "match.handicap",
  params: { changes: [{ seat: 1 }, { key: "x", params: { by: { seat: 2 } } }] },
};

function read(readers: readonly number[]): Branch {
  const speaker = signal(speakerOf("en", { en: { x: "{by}" } }));
  const line = h(ToldLineText, { line: WIN, names: NAMES, Icon: undefined, readers });
  return written(h(Speaking.Provider, { value: speaker }, line));
}

test("what is said within what is said concerns as well", () => {
  expect(SEATS.filter((seat) => concerns(WIN, [seat]))).toEqual([1, 2]);
  expect(concerns(WIN, [0, 3])).toBe(false);
  expect(concerns(WIN, [])).toBe(false);
});

test("its mark is seen and heard, and isn’t part of what is told", () => {
  for (const readers of [[1], [2, 3]]) {
    expect(lineClass(WIN, readers)).toContain("mine");
    const [mark] = read(readers).withRole("img");
    expect(mark?.attributes["aria-label"]).toBe("affects you");
    expect(read(readers).text).toBe("Handicap: Ivo and Mira");
  }
  expect(lineClass(WIN, [0])).not.toContain("mine");
  expect(read([0]).withRole("img")).toEqual([]);
});
