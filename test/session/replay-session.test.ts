/** A recorded match that is played again: wherever one goes, and from wherever, it is the match at that moment. */
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { recordedMatch } from "../../src/session/recorded-match.ts";
import { ReplaySession } from "../../src/session/replay-session.ts";
import { Refusal } from "../../src/session/session.ts";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { tableOf } from "../texts/books.ts";
import { atOnce, Baton, BOATS, findGame, MATCHES, playOut, sessionOf } from "./tables.ts";

function recorded(match: (typeof MATCHES)[number], seed = 5) {
  const played = sessionOf(match, ["person", "person", "bot"], seed, atOnce);
  played.start();
  playOut(played, seed);
  const record = played.record();
  const baton = new Baton();
  return { played, record, baton, replay: new ReplaySession(recordedMatch(record, findGame), record, baton.pace) };
}

describe.each(MATCHES)("$game.id", (match) => {
  test("begins before everything, and at its end is the match as it was played", () => {
    const { played, record, baton, replay } = recorded(match);
    expect(replay.past()).toEqual([]);
    expect(replay.isOver).toBe(false);
    expect(replay.result).toBeUndefined();
    replay.start();
    while (baton.asked > 0) baton.go();
    expect(replay.state).toEqual(played.state);
    expect(replay.result).toEqual(played.result);
    expect(replay.isOver).toBe(true);
    expect(replay.past()).toEqual(played.past());
    expect(replay.record()).toBe(record);
    expect(replay.legal()).toEqual([]);
    expect(() => replay.act(0)).toThrow(Refusal);
  });

  test("played step by step it tells each step as it was", () => {
    const { played, baton, replay } = recorded(match);
    const told: unknown[] = [];
    replay.news.on("step", (step) => told.push({ ...step, state: replay.state }));
    replay.start();
    while (baton.asked > 0) baton.go();
    expect(told).toEqual(played.past().filter(({ events }) => events.length > 0));
  });

  test("backwards and forwards, in any order, every moment is the same", () => {
    const { replay } = recorded(match);
    const length = replay.beats.length;
    const seen = Array.from({ length: length + 1 }, (_, at) => {
      replay.seek(at);
      return { state: replay.state, past: replay.past(), position: replay.position };
    });
    const luck = seeded(11);
    for (const at of luck.shuffled([...seen.keys(), ...seen.keys()])) {
      if (luck.below(2) === 0) replay.seek(at);
      else {
        replay.seek(Math.max(0, at - 1));
        replay.playTo(at);
      }
      expect(replay.at).toBe(at);
      expect({ state: replay.state, past: replay.past(), position: replay.position }).toEqual(seen[at]);
    }
    replay.seek(-4);
    expect(replay.at).toBe(0);
    replay.seek(1e9);
    expect(replay.at).toBe(length);
  });

  test("a record that has been changed is refused", () => {
    const { record } = recorded(match);
    expect(() => recordedMatch(record.replace("Seat 0", "Seat 9"), findGame)).toThrow(Refusal);
  });
});

test("the log follows: at every moment it holds what has been told by then, and nothing else", () => {
  const { played, replay } = recorded(BOATS);
  const table = tableOf(BOATS.game.id);
  const linesOf = (shown: ReturnType<typeof showMatch>) =>
    shown.log.value.flatMap(({ heading, lines }) => [
      ...(heading ? [heading.line] : []),
      ...lines.value.map(({ line }) => line),
    ]);
  const whole = linesOf(showMatch(played, table, () => undefined));
  const shown = showMatch(replay, table, () => undefined);
  expect(linesOf(shown)).toEqual([]);
  // Event by event it tells the same as step by step.
  for (let at = 0; at <= replay.beats.length; at++) replay.playTo(at);
  expect(linesOf(shown)).toEqual(whole);
  for (const at of [40, 7, 90, replay.beats.length, 0]) {
    replay.seek(at);
    const now = linesOf(shown);
    // The last line may still grow.
    expect(now.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, now.length - 1)));
    expect(shown.state.value).toBe(replay.state);
    expect(shown.result.value).toEqual(replay.result);
  }
});
