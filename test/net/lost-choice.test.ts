/** A device that has lost what its seat has committed to in secret. */
import { expect, test } from "vitest";
import { accountOf, awaitsOf, type Book, positionOf } from "../../src/fair/book.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { NAMES } from "../../src/net/storage.ts";
import { noticesOf } from "./cheats.ts";
import { Party } from "./party.ts";

const isChoosing = (book: Book): boolean =>
  awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.length === 3);

/** Seat 1 has committed to something, and nobody else has; then its device comes back without it. */
function forgetful(seed: string | undefined): Party {
  const [variant] = precognition.variants;
  const party = new Party({ game: precognition, options: variant?.options, players: 3, people: 3, seed: 4 }).all();
  party.until(() => [0, 1, 2].every((who) => isChoosing(party.book(who))));
  party.act(1);
  party.office.pass(3_000);
  expect(accountOf(party.book(0), 1).commitment).toBeDefined();
  party.lose(1);
  const notes = party.notes(1);
  party.office.store(party.key(1)).set(NAMES.notes(1), { ...notes, choices: {}, seed: seed ?? notes.seed });
  party.come(1);
  party.office.pass(3_000);
  return party;
}

/** The others go on to where everything is asked for. */
function asked(party: Party): Party {
  const before = positionOf(party.book(1));
  for (const seat of [0, 2]) {
    party.act(seat);
    party.office.pass(3_000);
  }
  expect(positionOf(party.book(1))).toBeGreaterThan(before + 1);
  return party;
}

const told = (party: Party) => noticesOf(party, 1).filter(([key]) => String(key).startsWith("choice-"));

test("it finds it again, says so once, and the match goes on", () => {
  const party = asked(forgetful(undefined));
  expect(told(party)).toEqual([["choice-found", { seat: 1 }]]);
  party.play();
});

test("if it can't be found again, its people are told so once", () => {
  // Of another seed nothing follows that was said before.
  const party = asked(forgetful("5e".repeat(32)));
  expect(told(party)).toEqual([["choice-lost", { seat: 1 }]]);
});
