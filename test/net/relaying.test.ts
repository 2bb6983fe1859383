/** Who has lost only the host plays on by way of those who reach it. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { headOf, people } from "../../src/fair/book.ts";
import { isRequested } from "../../src/fair/requests.ts";
import { digestOfAcknowledgement, signed } from "../../src/fair/statements.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { HEARTBEAT, LINK_SILENCE, SECOND } from "../../src/net/timeouts.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { send, signerOf } from "./cheats.ts";
import { Party } from "./party.ts";
import type { Letter } from "./post-office.ts";

const voyage = (persons: number, seed: number) => {
  const [variant] = precognition.variants;
  return new Party({ game: precognition, options: variant?.options, players: persons, people: persons, seed }).all();
};

test.each([
  [3, 1],
  [3, 2],
  [4, 3],
])(
  "a guest whose line to the host is cut: the match of %i goes on to its end, and nobody is missed (%i)",
  (persons, seed) => {
    const party = voyage(persons, seed);
    const seats = [...Array(persons).keys()];
    party.until(() => party.book(1).i > 3);
    party.office.cut([party.key(0)], [party.key(1)]);
    party.play();
    for (const who of seats) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
    expect(people(party.book(0))).toEqual(seats);
    const isDropped = party.book(0).entries.some(({ body }) => body.kind === "dropped");
    expect(isDropped).toBe(false);
  },
);

test.each([
  [3, 4],
  [4, 7],
])("such a guest plays on within seconds, at the same host (%i, %i)", (persons, seed) => {
  const party = voyage(persons, seed);
  party.until(() => party.book(1).i > 3);
  party.office.cut([party.key(0)], [party.key(1)]);
  party.office.pass(LINK_SILENCE + SECOND);
  const from = party.book(1).i;
  const seats = [...Array(persons).keys()];
  const changed = new Map(seats.map((who) => [who, { head: "", at: party.office.now }]));
  const longest = new Map<Seat, number>();
  party.until(() => {
    for (const who of seats) {
      const [head, before] = [headOf(party.book(who)), changed.get(who)];
      if (before === undefined || before.head === head) continue;
      longest.set(who, Math.max(longest.get(who) ?? 0, party.office.now - before.at));
      changed.set(who, { head, at: party.office.now });
    }
    return party.book(1).i > from + 6;
  });
  expect(seats.map((who) => party.book(who).epoch)).toEqual(seats.map(() => 0));
  for (const who of seats) expect(longest.get(who)).toBeLessThanOrEqual(3 * HEARTBEAT);
});

/** What such a guest has, it signs: whoever passes that on can't make it up, nor keep an old one for later. */
test("whoever stands between a guest and the host can't say that the guest has stored what it hasn't", () => {
  const party = voyage(3, 9);
  party.until(() => party.book(1).i > 3);
  const kept: Extract<Message, { t: "stored" }>[] = [];
  const [host, guest, cheat] = [party.key(0), party.key(1), party.key(2)];
  party.office.cut([host], [guest]);
  party.office.sieve = ({ from, to, text }: Letter) => {
    const message = text.includes('"t":"stored"') ? decode(text) : undefined;
    if (message?.t === "stored" && from === guest) kept.push(message);
    const isWithheld = isAskingAgain() && text.includes('"t":"entries"') && from === cheat && to === guest;
    return isWithheld ? undefined : text;
  };
  // The cheat doesn't bring the guest what leads to the next question.
  const isAskingAgain = () =>
    kept.length > 0 && isRequested(party.book(0)) && kept.every(({ stored }) => stored.basis !== party.book(0).basis);
  party.until(() => isAskingAgain() && headOf(party.book(0)) !== headOf(party.book(1)));
  const { basis, i, terms } = party.book(0);
  const unsigned = { seat: 1, basis };
  const forged = signed(signerOf(party, 2), unsigned, digestOfAcknowledgement(terms.match, unsigned));
  for (let tries = 0; tries < 6; tries++) {
    send(party, 2, [0], { t: "stored", stored: forged }, ...kept);
    party.office.pass(HEARTBEAT);
  }
  expect(party.book(0).i).toBe(i);
  const isOpened = party.office.effects.some(
    ({ by, effect }) =>
      by === host && effect.do === "send" && effect.text.includes('"t":"ask"') && effect.text.includes(basis),
  );
  expect(isOpened).toBe(false);
});

/** What the host owes to one guest it doesn't give; the others make up for it. */
test.each(["entries", "ask"])("a host that withholds its %s from one guest keeps nobody from playing", (kind) => {
  const party = new Party({ game: rehearsal, options: { nights: 4 }, players: 4, people: 4, seed: 5 }).all();
  party.until(() => party.book(1).i > 2);
  party.office.sieve = ({ from, to, text }) =>
    from === party.key(0) && to === party.key(3) && decodes(text, kind) ? undefined : text;
  party.play();
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  expect(people(party.book(0))).toEqual([0, 1, 2, 3] satisfies Seat[]);
});

test.each([0, 2])("… nor one that says it hasn't got an answer, to seat %i", (other) => {
  const party = new Party({ game: rehearsal, options: { nights: 4 }, players: 4, people: 4, seed: 6 }).all();
  party.until(() => party.book(1).i > 2);
  const host = party.key(0);
  // It takes no answer of 3 any more.
  party.office.sieve = ({ to, text }) =>
    to === host && text.includes('"seat":3') && decodes(text, "answer") ? undefined : text;
  party.office.pass(60_000);
  for (const seat of [1, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 3, to: "owed" });
  party.until(() => party.book(other === 0 ? 1 : other).i > 4);
  expect(people(party.book(1))).toContain(3);
});

const decodes = (text: string, kind: string): boolean => text.includes(`"t":"${kind}"`) && decode(text).t === kind;
