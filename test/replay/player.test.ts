/** The player of recorded matches: it stops where something was told, and finds rounds, phases and what is marked. */
import { expect, test } from "vitest";
import { recordedMatch } from "../../src/session/recorded-match.ts";
import { ReplaySession } from "../../src/session/replay-session.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { Pacer } from "../../src/ui/match/pacer.ts";
import { playerOf } from "../../src/ui/replay/player.ts";
import { turnsOf } from "../../src/ui/replay/turns.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table as ofRehearsal } from "../rehearsal/table/table.ts";
import { atOnce, BOATS, findGame, type Match, playOut, sessionOf } from "../session/tables.ts";
import { tableOf } from "../texts/books.ts";

const boats = tableOf(BOATS.game.id);

function playerFor(match: Match = BOATS, table: GameTable = boats, seed = 5) {
  const played = sessionOf(match, ["person", "bot", "bot"], seed, atOnce);
  played.start();
  playOut(played, seed);
  const record = played.record();
  const pacer = new Pacer(true);
  return playerOf(new ReplaySession(recordedMatch(record, findGame), record, pacer.pace), pacer, table);
}

test("event by event it goes from stop to stop, each tells something, and back again", () => {
  const player = playerFor();
  const all = player.tale.stops.map((_, i) => i);
  const seen: number[] = [];
  while (!player.isAtEnd.value) {
    player.step(1, all);
    seen.push(player.stop.value);
    expect(player.tale.stops[player.stop.value]?.lines.length).toBeGreaterThan(0);
  }
  expect(seen).toEqual(all.slice(1));
  expect(player.hasPlayedOut.value).toBe(false);
  while (player.stop.value > 0) {
    const before = player.stop.value;
    player.step(-1, all);
    expect(player.stop.value).toBe(before - 1);
  }
});

test("there are a round for each heading, phases within them, and marks on stops", () => {
  const { tale } = playerFor();
  expect(tale.rounds).toHaveLength(13);
  expect(tale.phases.length).toBeGreaterThan(3 * tale.rounds.length - 3);
  expect(tale.marks.length).toBeGreaterThan(3);
  for (const { stop } of tale.marks) expect(tale.stops[stop]?.lines.length).toBeGreaterThan(0);
});

test("rounds are stepped through both ways", () => {
  const player = playerFor();
  const { rounds } = player.tale;
  player.step(1, rounds);
  player.step(1, rounds);
  player.step(1, rounds);
  expect(player.stop.value).toBe(rounds[2]);
  player.step(-1, rounds);
  expect(player.stop.value).toBe(rounds[1]);
  player.goTo(rounds[7] ?? 0);
  expect(player.session.state).toMatchObject({ round: 8 });
});

test("whatever is stepped or sought pauses it, and at the end it plays from the start again", () => {
  const player = playerFor();
  player.toggle();
  expect(player.pacer.isPaused.value).toBe(false);
  player.goTo(9);
  expect(player.pacer.isPaused.value).toBe(true);
  player.goTo(1e6);
  expect(player.isAtEnd.value).toBe(true);
  player.toggle();
  expect(player.stop.value).toBe(0);
  expect(player.pacer.isPaused.value).toBe(false);
  player.pacer.rush();
  expect(player.isAtEnd.value).toBe(true);
  expect(player.hasPlayedOut.value).toBe(true);
  expect(player.pacer.isPaused.value).toBe(true);
});

test("turning points lie at the beginning of their round, and are told in lines", async () => {
  const player = playerFor();
  const views = await boats.loadViews();
  const turns = turnsOf(player.session, player.tale, boats, views);
  expect(turns.length).toBeGreaterThan(1);
  for (const { stop } of turns) expect(player.tale.rounds).toContain(stop);
  expect(turnsOf(player.session, player.tale, boats, undefined)).toEqual([]);
});

test("a game that says nothing of replays is played again all the same", () => {
  const player = playerFor({ game: rehearsal, options: { nights: 3 } }, ofRehearsal as GameTable);
  expect(player.tale.stops.length).toBeGreaterThan(3);
  expect(player.tale.phases.length).toBeGreaterThan(1);
  expect(player.tale.marks).toEqual([]);
});
