/** What people at a table want of all, beside the record. */
import { expect, test } from "vitest";
import { headOf } from "../../src/fair/book.ts";
import type { Message } from "../../src/net/messages.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Party } from "./party.ts";

/** Three people, and somebody who watches. */
const table = (seed: number) => {
  const party = new Party({
    game: rehearsal,
    options: { nights: 3 },
    players: 3,
    people: 3,
    seed,
    spectators: 1,
  }).all();
  party.until(() => party.book(0).i > 1);
  return party;
};

const stop = (party: Party, who: number, isWanted = true) => {
  party.office.tell(party.key(who), { on: "want", what: "stop", isWanted });
  party.office.pass(5_000);
};

const wantedAt = (party: Party, who: number) =>
  party.office.effects
    .flatMap(({ by, effect }) => (by === party.key(who) && effect.do === "wanted" ? [effect.wanted.stop] : []))
    .at(-1);

const stopped = (party: Party): readonly number[] =>
  [0, 1, 2, 3].filter((who) =>
    party.office.effects.some(({ by, effect }) => by === party.key(who) && effect.do === "stopped"),
  );

test("the match stops when all want it, for those who watch as well, and the record stays as it is", () => {
  const party = table(1);
  const head = headOf(party.book(0));
  stop(party, 1);
  for (const who of [0, 1, 2, 3]) expect(wantedAt(party, who)).toEqual([1]);
  stop(party, 0);
  expect(wantedAt(party, 3)).toEqual([0, 1]);
  expect(stopped(party)).toEqual([]);
  stop(party, 2);
  expect(stopped(party)).toEqual([0, 1, 2, 3]);
  expect(headOf(party.book(0))).toBe(head);
});

test("who wanted it may think better of it, and who watches has no say", () => {
  const party = table(2);
  stop(party, 1);
  stop(party, 3);
  stop(party, 1, false);
  expect(wantedAt(party, 0)).toEqual([]);
  stop(party, 0);
  stop(party, 2);
  expect(stopped(party)).toEqual([]);
});

test("whoever is lost isn't waited for, and isn't taken out of the match either", () => {
  const party = table(3);
  party.lose(2);
  stop(party, 0);
  stop(party, 1);
  expect(stopped(party)).toEqual([]);
  party.office.pass(25_000);
  expect(stopped(party)).toEqual([0, 1, 3]);
  party.come(2);
  party.office.pass(10_000);
  expect(stopped(party)).toEqual([0, 1, 3]);
  expect(wantedAt(party, 2)).toEqual([0, 1]);
  stop(party, 2);
  expect(stopped(party)).toEqual([0, 1, 2, 3]);
});

test("another host goes on counting", () => {
  const party = table(4);
  stop(party, 1);
  party.lose(0);
  party.until(() => party.book(1).host !== 0);
  stop(party, 2);
  party.office.pass(25_000);
  expect(stopped(party)).toEqual([1, 2, 3]);
});

test("a host that lies is left alone by those who play on", () => {
  const party = table(5);
  party.office.sieve = ({ from, text }) => {
    const message = JSON.parse(text) as Message;
    if (from !== party.key(0) || message.t !== "presence") return text;
    return text.replace('"isStopped":false', '"isStopped":true');
  };
  party.office.pass(5_000);
  expect(stopped(party)).toEqual([3]);
  party.office.sieve = ({ text }) => text;
  party.play();
});
