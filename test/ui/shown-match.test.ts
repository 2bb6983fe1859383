import { expect, test } from "vitest";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import type { LogLine } from "../../src/ui/texts/line.ts";
import { Baton, BOATS, sessionOf } from "../session/tables.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { tableOf } from "../texts/books.ts";

const table = tableOf(BOATS.game.id);
const { say } = speakerOf("en", gameTexts(BOATS.game.id));

function shown() {
  const baton = new Baton();
  const session = sessionOf(BOATS, ["bot", "bot"], 1, baton.pace);
  const told: number[] = [];
  const match = showMatch(session, table, (lines) => told.push(lines));
  const said: LogLine[] = [];
  session.news.on("step", ({ events }) => {
    said.push(...events.flatMap((event) => table.log(event, session.state)));
  });
  session.start();
  return { baton, session, match, told, said };
}

test("the log has a section for what comes before the first round, for each round, and for the end", () => {
  const { baton, match } = shown();
  while (baton.asked > 0) baton.go();
  const headings = match.log.value.map(({ heading }) => (heading === undefined ? "" : say(heading.line)));
  expect(headings.slice(0, 3)).toEqual(["", "Round 1 · season 1", "Round 2 · season 1"]);
  expect(headings.slice(-2)).toEqual(["Round 12 · season 3", "The journey ends"]);
  expect(headings).toHaveLength(14);
  expect(match.log.value.every(({ lines }) => lines.value.length > 0)).toBe(true);
});

test("state and result follow the session, and every line that is told is counted", () => {
  const { baton, session, match, told, said } = shown();
  while (baton.asked > 0) {
    expect(match.state.value).toBe(session.state);
    expect(match.result.value).toBeUndefined();
    baton.go();
  }
  expect(match.result.value).toEqual(session.result);
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(said.length);
});

test("what a boat gains piece by piece is one line, and nothing of it gets lost", () => {
  const { baton, match, said } = shown();
  while (baton.asked > 0) baton.go();
  const lines = match.log.value.flatMap(({ lines }) => lines.value.map(({ line }) => line));
  const gains = ({ key, params }: LogLine) => (key === "log.gained" ? [params?.gained ?? []].flat() : []);
  expect(lines.flatMap(gains)).toEqual(said.flatMap(gains));
  expect(Math.max(...lines.map((line) => gains(line).length))).toBeGreaterThan(1);
  const twice = lines.filter((line, i) => gains(line).length > 0 && isAbout(line, lines[i - 1]));
  expect(twice).toEqual([]);
});

const isAbout = (line: LogLine, before: LogLine | undefined): boolean =>
  line.key === before?.key && JSON.stringify(line.params?.seat) === JSON.stringify(before.params?.seat);

test("while a match goes on, result included, only the last section grows", () => {
  const { baton, match } = shown();
  while (match.log.value.length < 3) baton.go();
  const before = match.log.value.slice(0, 2).map(({ lines }) => lines.value);
  while (baton.asked > 0) baton.go();
  expect(match.log.value.slice(0, 2).map(({ lines }) => lines.value)).toEqual(before);
});
