/** A cheat who calls one of two to one epoch, and the other one to another: neither could go along with the other. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { type Book, headOf, people, positionOf } from "../../src/fair/book.ts";
import { digestOfVote, signed, type Vote } from "../../src/fair/statements.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { send, signerOf, told } from "./cheats.ts";
import { Party } from "./party.ts";
import type { Letter } from "./post-office.ts";

function voiceOf(party: Party, seat: Seat, at: Book, epoch: number): Vote {
  const unsigned = { seat, p: positionOf(at), head: headOf(at) };
  return signed(signerOf(party, seat), unsigned, digestOfVote(at.terms.match, epoch, 0, unsigned));
}

function begun(party: Party, at: Book): Message {
  const voices = [voiceOf(party, 0, at, 1), voiceOf(party, 1, at, 1)];
  const message = decode(told(party, at, [{ epoch: 1, body: { kind: "hosted", seat: 0, voices } }]));
  if (message.t !== "entries") throw new Error("these are no entries");
  return { ...message, epoch: 1 };
}

test.each([1, 2, 3])("two-epochs: who is called apart by their host comes together again without it (%i)", (seed) => {
  const [variant] = precognition.variants;
  const party = new Party({ game: precognition, options: variant?.options, players: 3, people: 3, seed }).all();
  party.until(() => party.book(1).i > 4);
  party.office.pass(11_000);
  // The one gets what the other one doesn't.
  const isFrom = (letter: Letter, seat: Seat) => letter.from === party.key(seat);
  party.office.sieve = (letter: Letter) =>
    isFrom(letter, 0) && letter.to === party.key(1) && letter.text.includes('"t":"entries"') ? undefined : letter.text;
  party.until(() => positionOf(party.book(2)) > positionOf(party.book(1)));
  // Both speak for their host, in two epochs, and each hears of it only after that.
  party.office.sieve = (letter: Letter) =>
    isFrom(letter, 0) || letter.text.includes('"t":"voice"') ? undefined : letter.text;
  const [shorter, longer] = [party.book(1), party.book(2)];
  send(party, 0, [2], { t: "voice", epoch: 2, candidate: 0, voice: voiceOf(party, 0, longer, 2) });
  send(party, 0, [1], { t: "voice", epoch: 1, candidate: 0, voice: voiceOf(party, 0, shorter, 1) });
  send(party, 0, [1], begun(party, shorter));
  expect(party.book(1).epoch).toBe(1);
  party.office.sieve = (letter: Letter) => (isFrom(letter, 0) ? undefined : letter.text);
  const { i } = party.book(1);
  party.until(() => [1, 2].every((who) => party.book(who).i > i + 3), 400);
  expect(people(party.book(1)), party.story()).toEqual([1, 2]);
  expect(party.book(1).epoch).toBe(party.book(2).epoch);
});
