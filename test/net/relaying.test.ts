/** Who has lost only the host plays on by way of those who reach it. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { headOf, people, positionOf } from "../../src/fair/book.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode } from "../../src/net/codec.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Party } from "./party.ts";

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

test("no move of such a guest takes more than seconds", () => {
  const party = voyage(3, 4);
  party.until(() => party.book(1).i > 3);
  party.office.cut([party.key(0)], [party.key(1)]);
  party.office.pass(12_000);
  const { now } = party.office;
  const at = positionOf(party.book(0));
  const said = () =>
    party
      .book(0)
      .entries.slice(at)
      .some(({ body }) => body.kind === "said" && body.said.seat === 1);
  party.until(said);
  party.until(() => headOf(party.book(1)) === headOf(party.book(0)));
  expect(party.office.now - now).toBeLessThan(40_000);
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
