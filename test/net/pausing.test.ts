/** What people at a table want of all, beside the record. */
import { expect, test } from "vitest";
import { headOf, people } from "../../src/fair/book.ts";
import type { Message, Want, Wanted } from "../../src/net/messages.ts";
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

const want = (party: Party, who: number, what: Want, isWanted = true) => {
  party.office.tell(party.key(who), { on: "want", what, isWanted });
  party.office.pass(5_000);
};

const stop = (party: Party, who: number, isWanted = true) => want(party, who, "stop", isWanted);

const toldTo = (party: Party, who: number): Wanted | undefined =>
  party.office.effects
    .flatMap(({ by, effect }) => (by === party.key(who) && effect.do === "wanted" ? [effect.wanted] : []))
    .at(-1);

const wantedAt = (party: Party, who: number) => toldTo(party, who)?.stop;

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

test("in a pause nobody is missed, and whoever asked for it ends it", () => {
  const party = table(6);
  want(party, 1, "pause");
  for (const who of [0, 1, 2, 3]) expect(toldTo(party, who)).toMatchObject({ pause: [1], isPaused: true });
  party.lose(1);
  party.office.pass(25_000);
  const give = () => {
    for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to: "silent" });
    party.office.pass(3_000);
  };
  give();
  expect(party.office.notices()).toContain("too-early");
  expect(people(party.book(0))).toEqual([0, 1, 2]);
  party.come(1);
  want(party, 1, "pause");
  want(party, 1, "pause", false);
  expect(toldTo(party, 2)).toMatchObject({ pause: [], isPaused: false });
  party.lose(1);
  party.office.pass(25_000);
  give();
  expect(people(party.book(0))).toEqual([0, 2]);
});

test("more than half of the others end a pause, and there may be another one later", () => {
  const party = table(7);
  want(party, 1, "pause");
  want(party, 0, "go-on");
  expect(toldTo(party, 1)).toMatchObject({ pause: [1], goOn: [0], isPaused: true });
  want(party, 2, "go-on");
  party.office.pass(5_000);
  expect(toldTo(party, 1)).toMatchObject({ pause: [], goOn: [], isPaused: false });
  want(party, 1, "pause");
  expect(toldTo(party, 0)).toMatchObject({ pause: [1], goOn: [], isPaused: true });
  // Nobody is kept from playing by it.
  party.play();
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
