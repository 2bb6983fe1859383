import { expect, test } from "vitest";
import { PastSession } from "../../src/session/past-session.ts";
import { Refusal } from "../../src/session/session.ts";
import { atOnce, findGame, MATCHES, playOut, sessionOf } from "./tables.ts";

test.each(MATCHES)("a match of $game.id is there again from its record, to be looked at only", (match) => {
  const played = sessionOf(match, ["person", "person", "bot"], 5, atOnce);
  played.start();
  playOut(played, 5);
  const past = PastSession.of(played.record(), findGame);
  expect(past.state).toEqual(played.state);
  expect(past.result).toEqual(played.result);
  expect(past.names).toEqual(played.names);
  expect(past.past()).toEqual(played.past());
  expect(past.record()).toBe(played.record());
  expect(past.legal()).toEqual([]);
  expect(past.mine().size).toBe(0);
  expect(() => past.act(0)).toThrow(Refusal);
});

test.each(MATCHES)("a record of $game.id that has been changed is refused", (match) => {
  const played = sessionOf(match, ["bot", "bot"], 5, atOnce);
  played.start();
  expect(() => PastSession.of(played.record().replace("Seat 0", "Seat 9"), findGame)).toThrow(Refusal);
});
