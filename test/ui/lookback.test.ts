import { expect, test } from "vitest";
import { lookbackOn } from "../../src/ui/match/lookback.ts";
import { lastRoundOf, recapSince } from "../../src/ui/match/recap.ts";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { isSeatParam } from "../../src/ui/texts/line.ts";
import { atOnce, Baton, BOATS, sessionOf } from "../session/tables.ts";
import { tableOf } from "../texts/books.ts";

const NOBODY = () => undefined;

function watched(pace = atOnce) {
  const session = sessionOf(BOATS, ["bot", "bot", "bot"], 3, pace);
  const shown = showMatch(session, tableOf(BOATS.game.id), NOBODY);
  session.start();
  return { session, shown, lookback: lookbackOn(shown) };
}

test("every line of the log leads to the state of its moment", () => {
  const { session, shown, lookback } = watched();
  const past = session.past();
  const lines = shown.log.value.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines.value]);
  expect(lines.length).toBeGreaterThan(5);
  for (const told of lines) {
    lookback.at(told);
    expect(lookback.state.value).toEqual(past[told.step]?.state);
  }
  lookback.goBack();
  expect(lookback.state.value).toBe(session.state);
});

test("from moment to moment one comes through the whole match, each way, and no further", () => {
  const { session, shown, lookback } = watched();
  const first = shown.log.value[0]?.lines.value[0];
  if (first === undefined) throw new Error("nothing has been told");
  lookback.at(first);
  expect(lookback.hasEarlier.value).toBe(false);
  const seen = [first.step];
  while (lookback.hasLater.value) {
    lookback.later();
    seen.push(lookback.moment.value?.step ?? -1);
  }
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  expect(lookback.state.value).toEqual(session.state);
  lookback.later();
  expect(lookback.moment.value?.step).toBe(seen.at(-1));
  for (const step of seen.toReversed().slice(1)) {
    lookback.earlier();
    expect(lookback.moment.value?.step).toBe(step);
  }
});

test("what happens while the past is looked at doesn't change what is looked at", () => {
  const baton = new Baton();
  const { session, shown, lookback } = watched(baton.pace);
  while (shown.log.value.length < 3) baton.go();
  const told = shown.log.value[1]?.lines.value[0];
  if (told === undefined) throw new Error("nothing has been told");
  lookback.at(told);
  const then = lookback.state.value;
  while (baton.asked > 0) baton.go();
  expect(lookback.state.value).toBe(then);
  lookback.goBack();
  expect(lookback.state.value).toBe(session.state);
});

test("a recap tells everything since that touches its reader or everybody, and nothing else", () => {
  const { shown } = watched();
  const log = shown.log.value;
  const since = lastRoundOf(log);
  const all = log.slice(-2).flatMap(({ lines }) => lines.value);
  const told = recapSince(log, since, [1]).flatMap(({ lines }) => lines);
  const left = all.filter((one) => !told.includes(one));
  expect(told.length).toBeGreaterThan(0);
  expect(left.length).toBeGreaterThan(0);
  for (const { line } of left) {
    expect(isSeatParam(line.params?.seat)).toBe(true);
    expect(JSON.stringify(line.params)).not.toContain('{"seat":1}');
  }
  expect(recapSince(log, since, [1]).map(({ heading }) => heading?.line.key)).toEqual(["log.round", "log.over"]);
  expect(recapSince(log, shown.told().length, [1])).toEqual([]);
});
