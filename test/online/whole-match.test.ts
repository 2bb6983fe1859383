/** Whole matches in a room, played by nothing but what a page does. */
import { describe, expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { begin, isOver, roomOf, verdictOf } from "./town.ts";

const DIVE = { game: rehearsal.id, options: { nights: 3 }, patience: 20 };
const VOYAGE = { game: precognition.id, options: { mode: "competitive", setup: "standard" }, patience: 20 };

describe.each([
  { name: "two", opening: { ...DIVE, players: 2 }, names: ["Ada", "Ivo"], seats: [[0], [1]] },
  { name: "three and a bot", opening: { ...DIVE, players: 4 }, names: ["Ada", "Ivo", "Mira"], seats: [[2], [0], [1]] },
  { name: "a couch", opening: { ...DIVE, players: 4 }, names: ["Ada", "Ivo", "Watcher"], seats: [[0, 2], [1]] },
  {
    name: "a host who watches",
    opening: { ...DIVE, players: 3 },
    names: ["Ada", "Ivo", "Mira"],
    seats: [[], [0], [1]],
  },
  { name: "boats", opening: { ...VOYAGE, players: 2 }, names: ["Ada", "Ivo"], seats: [[0], [1]] },
  {
    name: "boats and a spectator",
    opening: { ...VOYAGE, players: 4 },
    names: ["Ada", "Ivo", "Mira", "Noa", "Watcher"],
    seats: [[0], [1], [2], [3]],
  },
])("$opening.game, $name", ({ opening, names, seats }) => {
  test.each([1, 2])("comes to the same end for all, and the record is fair (%i)", async (seed) => {
    const table = await roomOf(seed, opening, names);
    const { town, pages } = table;
    await begin(table, seats);
    expect(pages.map(({ match }) => match.seats)).toEqual(pages.map((_, k) => seats[k] ?? []));
    await town.until(() => pages.every(isOver), town.act);
    await town.pass(5_000);
    const [first] = pages;
    const state = first?.match.session.state;
    for (const page of pages) {
      expect(page.match.session.state).toEqual(state);
      const verdict = verdictOf(page);
      expect(verdict.isOver).toBe(true);
      const { requests, promised, opened, actsOfBots, turns } = verdict;
      expect(page.match.checked).toMatchObject({ requests, promised, opened, actsOfBots });
      expect(page.match.turns).toEqual(turns);
      expect(verdict.audited).toEqual(seats.flat().toSorted((a, b) => a - b));
      expect(page.match.words).toEqual(first?.match.words);
      expect(page.notices).toEqual([]);
    }
  });
});
