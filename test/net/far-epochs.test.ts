/** Somebody who speaks of epochs that are far ahead doesn't use them up for those who are to host. */

import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { headOf, people, positionOf } from "../../src/fair/book.ts";
import { MOST_ENTRIES, whole } from "../../src/fair/shapes.ts";
import { digestOfVote, signed } from "../../src/fair/statements.ts";
import { FURTHEST } from "../../src/fair/write.ts";
import type { Message } from "../../src/net/messages.ts";
import { SECOND } from "../../src/net/timeouts.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { send, signerOf } from "./cheats.ts";
import { Party } from "./party.ts";

const CHEAT = 2;

test.each([1_024, FURTHEST])("far-epoch: a voice %i epochs ahead leaves some to all others", (ahead) => {
  const [variant] = rehearsal.variants;
  const setUp = { game: rehearsal, options: variant?.options, players: 3, people: 3, seed: 53 };
  const party = new Party(setUp).all();
  party.until(() => [0, 1, 2].every((who) => party.book(who).i > 2));
  const { terms } = party.book(1);
  const voice = (): Message => {
    const book = party.book(1);
    const epoch = ahead;
    const unsigned = { seat: CHEAT, p: positionOf(book), head: headOf(book) };
    const digest = digestOfVote(terms.match, epoch, CHEAT, unsigned);
    return { t: "voice", epoch, candidate: CHEAT, voice: signed(signerOf(party, CHEAT), unsigned, digest) };
  };
  // It says that, and nothing else.
  party.office.sieve = ({ from, text }) =>
    from === party.key(CHEAT) && text.includes('"t":"entries"') ? undefined : text;
  party.lose(0);
  for (let seconds = 0; seconds < 40; seconds++) {
    if (party.office.isConnected(party.key(CHEAT), party.key(1))) send(party, CHEAT, [1], voice());
    party.office.pass(SECOND);
  }
  party.lose(CHEAT);
  party.come(0);
  const before = positionOf(party.book(1));
  // They have a host, and one of them has played.
  party.until(() => [0, 1].every((who) => positionOf(party.book(who)) > before + 1), 400);
  party.office.pass(SECOND);
  expect(headOf(party.book(0))).toBe(headOf(party.book(1)));
  expect(people(party.book(0))).toContain(1);
  expect(party.book(1).epoch).toBeLessThan(FURTHEST);
});

test("far-epoch: the longest record leaves an epoch that can be stored and told", () => {
  expect(safeParse(whole, FURTHEST * MOST_ENTRIES + FURTHEST).success).toBe(true);
});
