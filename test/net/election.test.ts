/** Hosts that are lost, and what becomes of the match. */
import { describe, expect, test } from "vitest";
import { headOf, isOver, people, positionOf } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { isDone, Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, people: number, players = people) =>
  new Party({ game: precognition, options: standard?.options, players, people, seed, spectators: 1 });
const dive = (seed: number, people: number, players = people) =>
  new Party({ game: rehearsal, options: { nights: 4 }, players, people, seed, spectators: 1 });

const revealed = (party: Party, who: number) =>
  party.book(who).entries.flatMap(({ body }) => (body.kind === "revealed" ? [body] : []));

describe("a host that is lost", () => {
  test.each([1, 2, 3, 4])("with a request out: the same luck under the next one (%i)", (seed) => {
    const party = dive(seed, 3).all();
    const twin = dive(seed, 3).all();
    const isAsked = () => requestOf(party.book(1)) !== undefined && party.book(1).i === 3;
    // All answer, and nobody gets to see what the host makes of it.
    party.office.sieve = ({ text }) =>
      /"kind":"revealed","i":3|"i":3,"kind":"revealed"/u.test(text) ? undefined : text;
    party.until(isAsked);
    party.office.pass(1_000);
    party.lose(0);
    party.office.sieve = ({ text }) => text;
    party.until(() => party.book(1).epoch === 1);
    // It has seen what nobody else has, and doesn't get another luck by it.
    party.come(0);
    party.until(() => party.book(1).i > 3);
    twin.until(() => twin.book(1).i > 3);
    expect(party.book(1).host).toBe(1);
    expect(revealed(party, 1)[2]?.answers.map(({ link }) => link)).toEqual(
      revealed(twin, 1)[2]?.answers.map(({ link }) => link),
    );
  });

  test.each([1, 2])("old-host-returns: comes back as a guest, and the match is played to its end (%i)", (seed) => {
    const party = voyage(seed, 3).all();
    party.until(() => party.book(1).i > 4);
    party.lose(0);
    party.until(() => party.book(1).epoch === 1 && party.book(2).epoch === 1);
    party.come(0);
    party.play();
    expect(party.book(0).host).toBe(1);
    for (const who of [0, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(1)));
    // Each keeps the last word of the lost host, also through a reload.
    for (const who of [0, 1, 2, 3]) party.reload(who);
    for (const who of [0, 1, 2, 3]) expect(party.verdict(who).isOver).toBe(true);
  });

  test("is followed by the next one over links that are there already: nobody has to be found for it", () => {
    const party = voyage(6, 4).all();
    party.until(() => party.book(1).i > 3);
    party.office.isDialling = false;
    const links = () => [2, 3, 4].map((who) => party.office.isConnected(party.key(1), party.key(who)));
    expect(links()).toEqual([true, true, true]);
    party.lose(0);
    party.until(() => [1, 2, 3, 4].every((who) => party.book(who).host === 1));
    party.office.pass(25_000);
    for (const seat of [1, 2, 3]) party.office.tell(party.key(seat), { on: "agree", seat, about: 0, to: "silent" });
    const { i } = party.book(1);
    party.until(() => [1, 2, 3, 4].every((who) => party.book(who).i > i));
    expect(people(party.book(4))).toEqual([1, 2, 3]);
    expect(links()).toEqual([true, true, true]);
  });

  test("comes back in time, and is still the host", () => {
    const party = dive(3, 3).all();
    party.until(() => party.book(1).i > 3);
    party.lose(0);
    party.office.pass(4_000);
    party.come(0);
    party.play();
    expect(party.book(2).epoch).toBe(0);
  });

  test("one host after the other", () => {
    const party = voyage(5, 4).all();
    for (let times = 0; times < 3; times++) {
      const { epoch, host, i } = party.book(3);
      party.until(() => party.book(3).i > i + 2);
      party.lose(host);
      const other = (host + 1) % 4;
      party.until(() => party.book(other).epoch > epoch);
      party.come(host);
      party.until(() => party.book(3).epoch > epoch);
    }
    party.play();
    expect(party.book(0).epoch).toBeGreaterThanOrEqual(3);
    for (const who of [0, 1, 2, 4]) expect(headOf(party.book(who))).toBe(headOf(party.book(3)));
    for (const who of [0, 1, 2, 3, 4]) expect(party.verdict(who).isOver).toBe(true);
  });
});

describe("two at a table", () => {
  test("the other goes on alone, marked so, and lets the first one back in", () => {
    const party = voyage(7, 2).all();
    party.until(() => party.book(1).i > 3);
    party.lose(0);
    party.until(() => party.book(1).host === 1);
    expect(party.book(1).isAlone).toBe(false);
    party.office.pass(25_000);
    party.office.tell(party.key(1), { on: "agree", seat: 1, about: 0, to: "silent" });
    party.office.pass(1_000);
    expect(people(party.book(1))).toEqual([1]);
    expect(party.book(1).isAlone).toBe(true);
    party.until(() => isDone(party.book(1)));
    expect(isOver(party.book(1))).toBe(true);
  });

  test("one goes on alone, the other hasn't, though they host in a higher epoch: they go along", () => {
    const party = voyage(8, 2).all();
    party.until(() => party.book(1).i > 3);
    party.office.cut([party.key(0), party.key(2)], [party.key(1)]);
    party.office.pass(40_000);
    party.office.tell(party.key(0), { on: "agree", seat: 0, about: 1, to: "silent" });
    party.until(() => party.book(0).i > party.book(1).i);
    expect(party.book(0).isAlone).toBe(true);
    expect([0, 1].map((who) => party.book(who).epoch)).toEqual([0, 1]);
    const { heads } = party.book(0);
    party.office.mend();
    party.play();
    expect(party.book(1).heads.slice(0, heads.length)).toEqual(heads);
    for (const who of [1, 2]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  });

  test("both-alone: two records that are never merged", () => {
    const party = voyage(9, 2).all();
    party.until(() => party.book(1).i > 3);
    party.office.cut([party.key(0), party.key(2)], [party.key(1)]);
    party.office.pass(40_000);
    for (const [seat, about] of [
      [0, 1],
      [1, 0],
    ] as const) {
      party.office.tell(party.key(seat), { on: "agree", seat, about, to: "silent" });
    }
    party.office.pass(5_000);
    expect([0, 1].map((who) => people(party.book(who)))).toEqual([[0], [1]]);
    const parted = positionOf(party.book(0));
    party.office.mend();
    party.play();
    expect(people(party.book(0))).toEqual([0]);
    expect(people(party.book(1))).toEqual([1]);
    expect(party.book(0).heads[parted]).not.toBe(party.book(1).heads[parted]);
    expect(party.office.notices()).toContain("apart");
  });
});

test("two-two-partition: both sides pause, and go on together", () => {
  const party = voyage(11, 4).all();
  party.until(() => party.book(1).i > 3);
  party.office.cut([party.key(0), party.key(1)], [party.key(2), party.key(3)]);
  for (let steps = 0; steps < 120; steps++) party.step();
  const ends = [0, 1, 2, 3].map((who) => party.book(who).i);
  for (let steps = 0; steps < 60; steps++) party.step();
  expect([0, 1, 2, 3].map((who) => party.book(who).i)).toEqual(ends);
  expect(party.book(0).epoch).toBe(0);
  expect(party.book(2).epoch).toBe(0);
  party.office.mend();
  party.play();
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
});

test("one who is cut off for a while changes nothing", () => {
  const party = voyage(15, 3).all();
  party.until(() => party.book(1).i > 3);
  party.office.cut([party.key(2)], [party.key(0), party.key(1), party.key(3)]);
  party.office.pass(60_000);
  party.office.mend();
  party.play();
  for (const who of [0, 1, 2, 3]) expect(party.book(who).epoch).toBe(0);
});

test("whoever has spoken for a next host does nothing for the old one, even after a reload; the others join in", () => {
  const party = voyage(16, 3).all();
  party.until(() => party.book(1).i > 3);
  // The old host is heard by nobody until two have lost it, and their votes don't arrive.
  const isVoice = (text: string) => text.includes('"t":"voice"');
  const voices: string[] = [];
  party.office.sieve = ({ from, text }) => {
    if (isVoice(text)) voices.push(from);
    return from === party.key(0) || isVoice(text) ? undefined : text;
  };
  party.until(() => voices.includes(party.key(2)));
  const { length } = party.book(2).entries;
  party.reload(2);
  party.office.sieve = ({ text }) => (isVoice(text) ? undefined : text);
  for (let steps = 0; steps < 20; steps++) party.step();
  expect(party.book(2).entries).toHaveLength(length);
  party.office.sieve = ({ text }) => text;
  party.play();
  for (const who of [0, 1, 2]) expect(party.book(who).epoch).toBeGreaterThan(0);
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
});

test("whoever has spoken for another one in a higher epoch doesn't host in a lower one, though the voices come in", () => {
  const party = voyage(24, 3).all();
  party.until(() => party.book(1).i > 3);
  party.lose(0);
  const isVoice = (text: string) => text.includes('"t":"voice"');
  const kept: string[] = [];
  let hasGoneOn = false;
  party.office.sieve = ({ from, text }) => {
    if (!isVoice(text)) return text;
    if (from === party.key(2) && text.includes('"epoch":1,')) kept.push(text);
    if (from === party.key(1) && text.includes('"epoch":2,')) hasGoneOn = true;
    return undefined;
  };
  party.until(() => hasGoneOn);
  // What 2 said for 1 comes late.
  party.office.forge(party.key(2), party.key(1), kept.at(-1) ?? "");
  party.office.deliver();
  expect(party.book(1).epoch).toBe(0);
  party.office.sieve = ({ text }) => text;
  party.until(() => party.book(1).epoch > 1);
  expect(headOf(party.book(2))).toBe(headOf(party.book(1)));
});

test("what only the lost host had is told to its people, and said again", () => {
  const party = voyage(17, 3).all();
  party.until(() => party.book(1).i > 3);
  // Nobody hears of what it goes on to record.
  party.office.sieve = ({ from, text }) => (from === party.key(0) ? undefined : text);
  party.until(() => party.book(1).epoch === 1);
  party.office.sieve = ({ text }) => text;
  party.play();
  expect(party.office.notices(party.key(0))).not.toContain("cheated");
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
});

test("too few for those who sit there by now don't make a host: the others are more, and do", () => {
  const party = dive(18, 3).all();
  party.until(() => party.book(1).i > 1);
  party.office.tell(party.key(2), { on: "leave", seat: 2 });
  party.until(() => [0, 1].every((who) => people(party.book(who)).length === 2));
  // One of the two that are left is cut off, and hosts alone; with the other the third one comes back.
  party.office.cut([party.key(1)], [party.key(0), party.key(2), party.key(3)]);
  party.office.tell(party.key(2), { on: "return", seat: 2 });
  party.office.pass(20_000);
  expect(party.book(1).epoch).toBeGreaterThan(0);
  const { heads } = party.book(0);
  expect(party.book(0).accounts[2]?.away).toBeUndefined();
  party.office.mend();
  party.play();
  expect(party.office.notices()).toContain("apart");
  expect(party.book(1).heads.slice(0, heads.length)).toEqual(heads);
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
});

test("one who has gone on alone, and others who have become more: each goes on, and neither takes the host from the other", () => {
  const party = dive(19, 3).all();
  const agree = (seats: readonly number[], about: number) => {
    for (const seat of seats) party.office.tell(party.key(seat), { on: "agree", seat, about, to: "silent" });
    party.office.pass(5_000);
  };
  party.until(() => party.book(1).i > 1);
  party.office.tell(party.key(2), { on: "leave", seat: 2 });
  party.until(() => [0, 1].every((who) => people(party.book(who)).length === 2));
  // One of the two that are left is cut off and plays on alone; with the other the third one comes back.
  party.office.cut([party.key(1)], [party.key(0), party.key(2), party.key(3)]);
  party.office.tell(party.key(2), { on: "return", seat: 2 });
  party.office.pass(40_000);
  agree([1], 0);
  expect(party.book(1).isAlone).toBe(true);
  party.office.mend();
  const epochs = () => [0, 1, 2].map((who) => party.book(who).epoch);
  party.until(() => party.book(0).epoch > party.book(1).epoch);
  party.office.pass(10_000);
  const before = epochs();
  party.office.pass(60_000);
  expect(epochs()).toEqual(before);
  expect(headOf(party.book(2))).toBe(headOf(party.book(0)));
  expect(party.office.notices()).toContain("apart");
  // Who talks and plays elsewhere isn't at this table.
  agree([0, 2], 1);
  expect(people(party.book(0))).toEqual([0, 2]);
  party.play();
  for (const who of [0, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  expect(people(party.book(1))).toEqual([1]);
});

describe("reloads", () => {
  test.each([0, 1, 2])("of %i, whatever is going on", (who) => {
    const party = voyage(13, 3).all();
    let steps = 0;
    party.until(() => {
      if (++steps % 7 === 0) party.reload(who);
      return [0, 1, 2].every((one) => isDone(party.book(one)));
    });
    party.office.pass(5_000);
    for (const other of [1, 2]) expect(headOf(party.book(other))).toBe(headOf(party.book(0)));
    expect(party.book(1).epoch).toBe(0);
  });
});

describe("a match that was saved and is taken up again another day", () => {
  const saved = (seed: number): Party => {
    const party = voyage(seed, 3).all();
    party.until(() => party.book(1).i > 4);
    // One goes home earlier than the others, and so has less.
    party.lose(2);
    party.office.pass(2_000);
    party.lose(0, 1, 3);
    party.office.now += 86_400_000;
    return party;
  };

  test("goes on where the longest record ends, in whatever order people come", () => {
    const party = saved(21);
    const kept = party.office.store(party.key(0)).size;
    party.come(2);
    party.office.pass(15_000);
    party.come(1);
    party.office.pass(1_000);
    party.come(0);
    party.play();
    expect(party.office.store(party.key(0)).size).toBeGreaterThan(kept);
    for (const who of [1, 2]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
    expect(party.office.notices()).not.toContain("cheated");
  });

  test("goes on without the host of that day, if most are there", () => {
    const party = saved(22);
    party.come(1, 2);
    party.until(() => party.book(1).epoch > 0 && headOf(party.book(1)) === headOf(party.book(2)));
    expect(party.book(1).host).not.toBe(0);
    const { i } = party.book(1);
    party.come(0);
    party.play();
    expect(party.book(0).i).toBeGreaterThan(i);
    for (const who of [1, 2]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  });
});
