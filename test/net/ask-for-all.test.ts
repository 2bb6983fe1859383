/** Somebody who asks for everything, over and over: they get it once, and then so much that others have enough left. */
import { expect, test } from "vitest";
import { headOf, positionOf } from "../../src/fair/book.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { TO_A_VISITOR } from "../../src/net/limits.ts";
import type { Message } from "../../src/net/messages.ts";
import { send } from "./cheats.ts";
import { Party } from "./party.ts";

const SPECTATOR = 3;
const [standard] = precognition.variants;

/** Near the end of a match, with nothing under way. */
const voyage = () => {
  const setUp = { game: precognition, options: standard?.options, players: 3, people: 3, seed: 43, spectators: 1 };
  const party = new Party(setUp).all();
  party.until(() => positionOf(party.book(0)) > 120);
  party.office.pass(3_000);
  return party;
};

/** Letters that the host sends it meanwhile. */
function sentTo(party: Party, who: number, during: () => void): number {
  let letters = 0;
  party.office.sieve = ({ from, to, text }) => {
    if (from === party.key(0) && to === party.key(who)) letters += text.length;
    return text;
  };
  during();
  party.office.sieve = ({ text }) => text;
  return letters;
}

const asking = (party: Party): readonly Message[] => [
  { t: "have", reach: { epoch: 0, heads: [{ p: 0, head: party.book(0).heads[0] ?? "" }] } },
  { t: "want", from: 0 },
  { t: "who" },
];

test("ask-for-all: who asks without end draws no more than they may", () => {
  const party = voyage();
  const SECONDS = 120;
  const letters = sentTo(party, SPECTATOR, () => {
    for (let second = 0; second < SECONDS; second++) {
      for (let times = 0; times < 25; times++) send(party, SPECTATOR, [0], ...asking(party));
      party.office.pass(1_000);
    }
  });
  // Signs of life come besides.
  expect(letters).toBeLessThan(TO_A_VISITOR.burst + SECONDS * (TO_A_VISITOR.perSecond + 2_000));
  party.play();
});

test("ask-for-all: whoever has had all they may get has the record in the end, piece by piece", () => {
  const party = voyage();
  for (let second = 0; second < 60; second++) {
    send(party, SPECTATOR, [0], ...asking(party));
    party.office.pass(1_000);
  }
  party.lose(SPECTATOR);
  party.office.store(party.key(SPECTATOR)).clear();
  party.come(SPECTATOR);
  party.office.pass(60_000);
  expect(headOf(party.book(SPECTATOR))).toBe(headOf(party.book(0)));
});

test("ask-for-all: whoever has a seat gets all at once meanwhile", () => {
  const party = voyage();
  const stored = party.office.store(party.key(2));
  party.lose(2);
  for (const name of [...stored.keys()]) if (/^entry [2-9]\d/u.test(name)) stored.delete(name);
  for (let times = 0; times < 25; times++) send(party, SPECTATOR, [0], ...asking(party));
  party.come(2);
  party.office.pass(4_000);
  expect(headOf(party.book(2))).toBe(headOf(party.book(0)));
});
