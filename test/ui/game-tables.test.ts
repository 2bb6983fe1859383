import { describe, expect, test } from "vitest";
import { Match } from "../../src/engine/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { tableOf } from "../texts/books.ts";

test("every game has a table, and every table a game", () => {
  expect(Object.keys(TABLES).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

describe.each(GAMES)("the table of $id", (game) => {
  const { bot, options, players } = tableOf(game.id);
  const seats = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Seat ${i}`, by: "bot", level: bot }));

  test("knows one of its bots and how it is usually played", () => {
    expect(Object.keys(game.bots)).toContain(bot);
    expect(() => new Match(game, options, seats(players.fewest))).not.toThrow();
    expect(() => new Match(game, options, seats(players.most))).not.toThrow();
  });

  test("knows how few and how many can play it", () => {
    expect(() => new Match(game, options, seats(players.fewest - 1))).toThrow();
    expect(() => new Match(game, options, seats(players.most + 1))).toThrow();
  });
});
