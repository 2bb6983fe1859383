import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import { Match } from "../../src/engine/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { gameTexts } from "../texts/all-texts.ts";
import { tableOf } from "../texts/books.ts";

test("every game has a table, and every table a game", () => {
  expect(Object.keys(TABLES).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

test("a piece that somebody points at has a name, and nothing else has", () => {
  const { piece } = tableOf("precognition");
  const texts = gameTexts("precognition");
  for (const thing of ["card.eel-traps", "machine.dispensary.1"]) {
    expect(piece?.(thing)).toEqual({ key: thing });
    expect(texts.en?.[thing]).toBeDefined();
  }
  // What lies face down is named as that, and as nothing else.
  expect(piece?.("objective.face-down")).toEqual({ key: "mission.hidden.one", params: {} });
  for (const thing of ["game.name", "card.nobody", ""]) expect(piece?.(thing)).toBeUndefined();
});

describe.each(GAMES)("the table of $id", (game) => {
  const { bot } = tableOf(game.id);
  const seats = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Seat ${i}`, by: "bot", level: bot }));

  test("knows one of its bots", () => {
    expect(Object.keys(game.bots)).toContain(bot);
  });

  test.each(game.variants)("can be played so: $options with $players", ({ options, players }) => {
    expect(() => new Match(game, options, seats(players))).not.toThrow();
  });

  test.each(game.variants)("can't be played so with a number of seats that isn't listed: $options", ({ options }) => {
    const listed = game.variants.filter((one) => equal(one.options, options)).map(({ players }) => players);
    for (const count of [Math.min(...listed) - 1, Math.max(...listed) + 1]) {
      expect(() => new Match(game, options, seats(count))).toThrow();
    }
  });
});
