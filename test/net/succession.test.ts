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

  test.each([1, 2])("comes back as a guest, and the match is played to its end (%i)", (seed) => {
    const party = voyage(seed, 3).all();
    party.until(() => party.book(1).i > 4);
    party.lose(0);
    party.until(() => party.book(1).epoch === 1 && party.book(2).epoch === 1);
    party.come(0);
    party.play();
    expect(party.book(0).host).toBe(1);
    for (const who of [0, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(1)));
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

  test("both alone: two records that are never merged", () => {
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

test("two and two: both sides pause, and go on together", () => {
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
