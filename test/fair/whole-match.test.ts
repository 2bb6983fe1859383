/** Whole matches by the protocol, of every game and in every way to play it. */
import { describe, expect, test } from "vitest";
import { isOver } from "../../src/fair/book.ts";
import { GAMES } from "../../src/games/index.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable } from "./round-table.ts";

describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test.each(
    game.variants.flatMap(({ options, players }) =>
      [...new Set([players, Math.max(1, players - 1)])].map((people) => ({ options, players, people })),
    ),
  )("$players seats, $people people, $options", ({ options, players, people }) => {
    const table = new RoundTable({ game, options, players, people, seed: 5 });
    table.play();
    expect(isOver(table.book)).toBe(true);
    expect(table.book.game.result).toBeDefined();
    expect(table.book.words).toHaveLength(3);
    expect(table.book.accounts.filter((account) => account?.seed !== undefined)).toHaveLength(people);
  });
});
