/** Whole matches over links that never fail. */
import { describe, expect, test } from "vitest";
import { headOf } from "../../src/fair/book.ts";
import { GAMES } from "../../src/games/index.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";
import { Party } from "./party.ts";

describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test.each(
    game.variants.flatMap(({ options, players }, nth) => {
      const several = [...new Set([players, Math.max(1, players - 1)])];
      return atScale([several.at(nth % 2) ?? players], several).map((people) => ({ options, players, people }));
    }),
  )("$players seats, $people people, $options", ({ options, players, people }) => {
    const party = new Party({ game, options, players, people, spectators: 1, seed: 3 }).all();
    party.play();
    const host = party.book(0);
    expect(host.game.result).toBeDefined();
    for (const who of party.guests.keys()) expect(headOf(party.book(who))).toBe(headOf(host));
    expect(party.office.notices()).toEqual([]);
  });
});
