/** The table's clock: what runs and when, and what becomes of it when it's up. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { accountOf, people } from "../../src/fair/book.ts";
import { isWaitedFor } from "../../src/fair/requests.ts";
import type { Message } from "../../src/net/messages.ts";
import type { TimeLeft } from "../../src/net/time-left.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Party, type PartySetUp } from "./party.ts";

const SECOND = 1_000;
const LATE = 2;

/** Three people who are asked to choose in secret, and somebody who watches. */
function choosing(more: Partial<PartySetUp> = {}): Party {
  const party = new Party({
    game: rehearsal,
    options: { nights: 3 },
    players: 3,
    people: 3,
    spectators: 1,
    // There is more than one night to choose in.
    seed: 20,
    clock: { choice: 10, bank: 20 },
    ...more,
  }).all();
  party.until(() => isAsked(party));
  return party;
}

const isAsked = (party: Party): boolean => [0, 1, 2].every((seat) => isWaitedFor(party.book(0), seat));

/** They play until all are to choose in secret once more. */
function untilAskedAgain(party: Party): void {
  for (let steps = 0; steps < 200; steps++) {
    party.office.pass(SECOND / 2);
    for (const seat of [0, 1, 2]) {
      if (isAsked(party)) return;
      party.act(seat);
      party.office.deliver();
    }
  }
  throw new Error(party.story());
}

/** As it's shown to this one. */
const timesAt = (party: Party, who: number): readonly TimeLeft[] =>
  party.office.effects
    .flatMap(({ by, effect }) => (by === party.key(who) && effect.do === "times" ? [effect.times] : []))
    .at(-1) ?? [];

function timeOf(party: Party, seat: number, who = seat): TimeLeft {
  const time = timesAt(party, who).find((one) => one.seat === seat);
  if (time === undefined) throw new Error(`nothing is told of seat ${seat}`);
  return time;
}

const bankOf = (party: Party, seat: number, who = seat): number => timeOf(party, seat, who).bank;
const left = (party: Party, seat: number, who = seat): number =>
  timeOf(party, seat, who).choice + timeOf(party, seat, who).bank;

const agree = (party: Party, seats: readonly number[], about = LATE) => {
  for (const seat of seats) party.office.tell(party.key(seat), { on: "agree", seat, about, to: "late" });
  party.office.pass(3 * SECOND);
};

/** All but one do what they owe until that one's time is up. */
function untilUp(party: Party, seat = LATE): void {
  for (const other of [0, 1, 2]) if (other !== seat) party.act(other);
  party.office.pass(40 * SECOND);
  expect(left(party, seat, 0)).toBe(0);
}

describe("it runs", () => {
  test("for everybody who is waited for: first the time of the choice, then the bank; for all to see", () => {
    const party = choosing();
    party.office.pass(5 * SECOND);
    for (const who of [0, 1, 2, 3]) {
      expect(timesAt(party, who).map(({ seat, isWaitedFor: is, runs }) => [seat, is, runs])).toEqual([
        [0, true, true],
        [1, true, true],
        [2, true, true],
      ]);
      expect(timeOf(party, LATE, who).choice).toBeLessThanOrEqual(5);
      expect(bankOf(party, LATE, who)).toBe(20);
    }
    party.act(1);
    party.office.pass(10 * SECOND);
    expect(timeOf(party, 1, 3)).toEqual({ seat: 1, choice: 10, bank: 20, isWaitedFor: false, runs: false });
    expect(timeOf(party, LATE, 3).choice).toBe(0);
    expect(bankOf(party, LATE, 3)).toBeGreaterThan(10);
    expect(bankOf(party, LATE, 3)).toBeLessThan(20);
  });

  test("anew for each choice, but not the bank", () => {
    const party = choosing();
    party.office.pass(15 * SECOND);
    const bank = bankOf(party, LATE, 1);
    expect(bank).toBeLessThan(20);
    for (const seat of [0, 1, 2]) party.act(seat);
    untilAskedAgain(party);
    party.office.pass(3 * SECOND);
    expect(timeOf(party, LATE, 1).choice).toBeGreaterThan(5);
    expect(bankOf(party, LATE, 1)).toBeGreaterThan(bank - 4);
    expect(bankOf(party, LATE, 1)).toBeLessThanOrEqual(bank);
  });

  test("slower for several at one device, who share its screen", () => {
    const party = choosing({ devices: [[0], [1, 2]], spectators: 0 });
    const before = left(party, 0, 1);
    expect(left(party, 1, 1)).toBe(before);
    party.office.pass(10 * SECOND);
    expect(before - left(party, 0, 1)).toBe(10);
    expect(before - left(party, 1, 1)).toBe(5);
    expect(before - left(party, 2, 1)).toBe(5);
  });

  test("for nobody where all are at one device, or somebody is left alone", () => {
    const party = choosing({ devices: [[0, 1, 2]] });
    party.office.pass(60 * SECOND);
    for (const seat of [0, 1, 2]) expect(timeOf(party, seat, 0)).toMatchObject({ choice: 10, bank: 20, runs: false });
    expect(timesAt(party, 1).some(({ isWaitedFor: is }) => is)).toBe(false);
  });

  test("never for longer than was agreed, whatever the host tells", () => {
    const party = choosing();
    party.office.sieve = ({ text }) => text.replaceAll(/"choice":\d+/gu, '"choice":999999');
    party.office.pass(5 * SECOND);
    for (const seat of [0, 1, 2]) expect(timeOf(party, seat, 1).choice).toBeLessThanOrEqual(10);
  });

  test("nowhere, if the table has agreed on none", () => {
    const party = new Party({ game: rehearsal, options: { nights: 3 }, players: 3, people: 3, seed: 11 }).all();
    party.until(() => isAsked(party));
    party.office.pass(30 * SECOND);
    expect(timesAt(party, 1)).toEqual([]);
    agree(party, [0]);
    expect(party.office.notices()).toContain("too-early");
  });
});

describe("it stops", () => {
  test("while the table pauses", () => {
    const party = choosing();
    party.office.tell(party.key(1), { on: "want", what: "pause", isWanted: true });
    party.office.pass(3 * SECOND);
    const before = left(party, LATE, 1);
    party.office.pass(30 * SECOND);
    expect(left(party, LATE, 1)).toBe(before);
    expect(timeOf(party, LATE, 1).runs).toBe(false);
    party.office.tell(party.key(1), { on: "want", what: "pause", isWanted: false });
    party.office.pass(10 * SECOND);
    expect(left(party, LATE, 1)).toBeLessThan(before);
  });

  test("while the host's device sleeps, whatever its clock says then", () => {
    const party = choosing();
    const before = left(party, LATE, 0);
    party.office.now += 3_600 * SECOND;
    party.office.pass(2 * SECOND);
    expect(before - left(party, LATE, 0)).toBeLessThanOrEqual(2);
  });

  test("where the host is lost, until there is another one, who goes on from there", () => {
    const party = choosing();
    party.office.pass(20 * SECOND);
    const before = bankOf(party, LATE);
    expect(before).toBeLessThan(20);
    party.lose(0);
    party.office.pass(7 * SECOND);
    const lost = bankOf(party, LATE);
    expect(timeOf(party, LATE).runs).toBe(false);
    expect(before - lost).toBeLessThanOrEqual(5);
    party.until(() => party.book(1).host !== 0);
    expect(bankOf(party, 1)).toBeLessThan(20);
    expect(bankOf(party, LATE)).toBeGreaterThanOrEqual(lost - 2);
  });

  test("while the host is loaded anew, which then knows what everybody had", () => {
    const party = choosing();
    party.office.pass(20 * SECOND);
    const before = bankOf(party, LATE, 1);
    party.reload(0);
    party.office.pass(6 * SECOND);
    expect(bankOf(party, LATE, 0)).toBeLessThanOrEqual(before);
    expect(bankOf(party, LATE, 0)).toBeGreaterThan(before - 9);
    expect(bankOf(party, LATE, 1)).toBe(bankOf(party, LATE, 0));
  });
});

describe("when it's up", () => {
  test("nothing happens by itself; once most agree the bot plays, and they come back by themselves", () => {
    const party = choosing();
    agree(party, [0, 1]);
    expect(party.office.notices()).toContain("too-early");
    untilUp(party);
    party.office.pass(60 * SECOND);
    expect(people(party.book(0))).toEqual([0, 1, 2]);
    agree(party, [0]);
    expect(people(party.book(0))).toEqual([0, 1, 2]);
    agree(party, [1]);
    expect(people(party.book(3))).toEqual([0, 1]);
    expect(accountOf(party.book(3), LATE).away).toBe("late");
    expect(timeOf(party, LATE, 1)).toMatchObject({ isWaitedFor: false, runs: false });
    party.office.tell(party.key(LATE), { on: "return", seat: LATE });
    party.until(() => people(party.book(0)).includes(LATE));
    // What they had for the whole match is gone; each choice has its own time.
    expect(timeOf(party, LATE, 1)).toMatchObject({ choice: 10, bank: 0 });
    party.play();
    expect(party.verdict(1).turns.map(({ to }) => to)).toEqual(["late", "back"]);
  });

  test("whoever chooses after all keeps the seat, and what was agreed about them counts no more", () => {
    const party = choosing();
    untilUp(party);
    agree(party, [0]);
    party.act(LATE);
    untilAskedAgain(party);
    untilUp(party);
    agree(party, [1]);
    expect(people(party.book(0))).toEqual([0, 1, 2]);
    agree(party, [0]);
    expect(people(party.book(0))).toEqual([0, 1]);
  });

  test("in a pause nobody is late", () => {
    const party = choosing();
    untilUp(party);
    party.office.tell(party.key(LATE), { on: "want", what: "pause", isWanted: true });
    party.office.pass(3 * SECOND);
    agree(party, [0, 1]);
    expect(party.office.notices()).toContain("too-early");
    expect(people(party.book(0))).toEqual([0, 1, 2]);
  });

  test("for whoever hosts as well, and then somebody else hosts", () => {
    const party = choosing();
    untilUp(party, 0);
    agree(party, [1, 2], 0);
    expect(people(party.book(1))).toEqual([1, 2]);
    party.until(() => party.book(1).host !== 0);
    expect(accountOf(party.book(2), 0).away).toBe("late");
  });

  test("a host that gives itself more, and doesn't listen to what the others agree on, is replaced", () => {
    const party = choosing();
    party.office.sieve = ({ from, to, text }) => {
      const message = JSON.parse(text) as Message;
      if (to === party.key(0) && message.t === "agree") return undefined;
      if (from !== party.key(0) || message.t !== "presence") return text;
      const seats = message.seats.map((one) => ({
        ...one,
        ...(one.seat === 0 && { left: { choice: 10_000, bank: 20_000 } }),
      }));
      return encode({ ...message, seats });
    };
    for (const other of [1, 2]) party.act(other);
    party.office.pass(26 * SECOND);
    expect(left(party, 0, 1)).toBeGreaterThan(0);
    party.office.pass(15 * SECOND);
    expect([left(party, 0, 1), left(party, 0, 3)]).toEqual([0, 0]);
    agree(party, [1, 2], 0);
    party.office.pass(60 * SECOND);
    expect(people(party.book(1))).toEqual([1, 2]);
    expect(accountOf(party.book(1), 0).away).toBe("late");
    expect(party.book(1).host).not.toBe(0);
  });

  test("a host that makes it up takes nobody's seat alone", () => {
    const party = choosing();
    party.office.pass(3 * SECOND);
    party.lose(0);
    const kept = party.office.store(party.key(0)).get("times") as { readonly seat: number }[];
    const forged = kept.map((one) => (one.seat === LATE ? { ...one, choice: 0, bank: 0 } : one));
    party.office.store(party.key(0)).set("times", forged);
    party.come(0);
    party.office.pass(6 * SECOND);
    expect(left(party, LATE, 1)).toBe(0);
    agree(party, [0]);
    party.office.pass(60 * SECOND);
    expect(people(party.book(1))).toEqual([0, 1, 2]);
    party.play();
  });
});
