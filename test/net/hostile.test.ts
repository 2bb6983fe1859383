/** Devices that send anything at all: nothing throws, nobody honest is called a cheat, and the match goes on. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { headOf } from "../../src/fair/book.ts";
import { GAMES } from "../../src/games/index.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { mangled } from "./mangled.ts";
import { Party } from "./party.ts";

const AT_ONCE = 4;

test.each([rehearsal, ...GAMES].flatMap((game) => [0, 1, 2, 3].map((who) => ({ name: game.id, who, game }))))(
  "$who sends mangled messages in $name",
  ({ game, who }) => {
    const [variant] = game.variants;
    const seed = 20 + who;
    const party = new Party({ game, options: variant?.options, players: 3, people: 3, spectators: 1, seed }).all();
    const seen: string[] = [];
    party.office.sieve = ({ text }) => {
      if (seen.length < 300) seen.push(text);
      return text;
    };
    party.until(() => party.book(0).i > 1);
    const texts = fc.sample(mangled(seen), { numRuns: 400, seed });
    for (const [k, text] of texts.entries()) {
      for (const to of [0, 1, 2, 3]) {
        if (to !== who && party.office.isConnected(party.key(who), party.key(to))) {
          party.office.forge(party.key(who), party.key(to), text);
        }
      }
      if (k % AT_ONCE === 0) party.step();
    }
    party.play();
    expect(party.office.notices()).not.toContain("cheated");
    for (const other of party.guests.keys())
      expect(headOf(party.book(other)), `seed ${seed}`).toBe(headOf(party.book(0)));
  },
);
