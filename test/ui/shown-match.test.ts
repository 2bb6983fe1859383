import { expect, test } from "vitest";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { speakerOf } from "../../src/ui/texts/speaker.ts";
import { Baton, BOATS, sessionOf } from "../session/tables.ts";
import { tableOf } from "../texts/books.ts";

const table = tableOf(BOATS.game.id);
const { say } = speakerOf("en", table.texts);

function shown() {
  const baton = new Baton();
  const session = sessionOf(BOATS, ["bot", "bot"], 1, baton.pace);
  const told: number[] = [];
  const match = showMatch(session, table, (lines) => told.push(lines));
  session.start();
  return { baton, session, match, told };
}

test("the log has a section for what comes before the first round, for each round, and for the end", () => {
  const { baton, match } = shown();
  while (baton.asked > 0) baton.go();
  const headings = match.log.value.map(({ heading }) => (heading === undefined ? "" : say(heading)));
  expect(headings.slice(0, 3)).toEqual(["", "Round 1 · season 1", "Round 2 · season 1"]);
  expect(headings.slice(-2)).toEqual(["Round 12 · season 3", "The journey ends"]);
  expect(headings).toHaveLength(14);
  expect(match.log.value.every(({ lines }) => lines.value.length > 0)).toBe(true);
});

test("state and result follow the session, and every line is counted", () => {
  const { baton, session, match, told } = shown();
  while (baton.asked > 0) {
    expect(match.state.value).toBe(session.state);
    expect(match.result.value).toBeUndefined();
    baton.go();
  }
  expect(match.result.value).toEqual(session.result);
  const lines = match.log.value.flatMap((section) => [...(section.heading ? [1] : []), ...section.lines.value]);
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(lines.length);
});

test("while a match goes on, result included, only the last section grows", () => {
  const { baton, match } = shown();
  while (match.log.value.length < 3) baton.go();
  const before = match.log.value.slice(0, 2).map(({ lines }) => lines.value);
  while (baton.asked > 0) baton.go();
  expect(match.log.value.slice(0, 2).map(({ lines }) => lines.value)).toEqual(before);
});
