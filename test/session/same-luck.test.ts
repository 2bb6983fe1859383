import { describe, expect, test } from "vitest";
import { Keeper } from "../../src/engine/keeper.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match as Played } from "../../src/engine/match.ts";
import { readRecord } from "../../src/engine/record.ts";
import { seeded } from "../../src/engine/rng.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { hasLuckOf } from "../../src/session/same-luck.ts";
import { atOnce, BOATS, findGame, MATCHES, type Match, playOut, seats, sessionOf } from "./tables.ts";

describe.each(MATCHES)("$game.id", (match: Match) => {
  test.each([1, 2, 3])("a match of seed %i is known as one, whatever its people have chosen", (seed) => {
    for (const choices of [seed, seed + 100]) {
      const session = sessionOf(match, ["person", "bot", "bot"], seed, atOnce);
      session.start();
      playOut(session, choices);
      const played = readRecord(session.record(), findGame);
      expect(hasLuckOf(played, seed)).toBe(true);
      expect(hasLuckOf(played, seed + 1)).toBe(false);
    }
  });
});

test("a match whose hands are those of the seed, but whose draws aren't, isn't one of it", () => {
  const { game, options } = BOATS;
  const table = new LocalTable(new Played(game, options, seats("person", "bot", "bot")), {
    keeper: Keeper.fresh(game, seeded(4, 1)).save(),
    croupier: seeded(5, 2).save(),
  });
  const session = new LocalSession(table, atOnce);
  session.start();
  playOut(session, 4);
  const played = readRecord(session.record(), findGame);
  expect(hasLuckOf(played, 4)).toBe(false);
  expect(hasLuckOf(played, 5)).toBe(false);
});
