/** What a table online says of its people, and what it asks of them. */
import { expect, test } from "vitest";
import type { OnlineMatch } from "../../src/online/online-room.ts";
import { type Ask, asksOf, pauseAskOf, stopAskOf } from "../../src/online-ui/asks.ts";
import { awaited, seatStatuses } from "../../src/online-ui/seat-status.ts";
import { choosing, NAMES } from "./choosing.ts";
import { fakeMatch, NOTHING_WANTED } from "./fake-match.ts";

const there = (...changes: readonly Partial<OnlineMatch["presence"][number]>[]) =>
  NAMES.map((_, seat) => ({ seat, silent: 0, owes: false, returns: false, agreed: [], ...changes[seat] }));

const asked = (made: Partial<OnlineMatch>, owing: OnlineMatch["owing"] = new Map()): readonly Ask[] => {
  const match = fakeMatch({ session: choosing(), ...made });
  return asksOf({
    session: match.session,
    presence: match.presence,
    away: match.away,
    seats: match.seats,
    wanted: match.wanted,
    times: match.times,
    patience: 40,
    owing,
  });
};

test("who has chosen is locked, who hasn't is awaited, and a bot is awaited by nobody", () => {
  const session = choosing();
  const [act] = session.legal(1);
  if (act === undefined) throw new Error("nothing to choose");
  session.act(1, act);
  const all = seatStatuses(fakeMatch({ session }));
  expect(all.map(({ doing }) => doing)).toEqual(["chooses", "locked", "chooses", "bot"]);
  expect(awaited(all).map(({ seat }) => seat)).toEqual([0, 2]);
});

test("silence is told, of everybody but oneself", () => {
  const presence = there({ silent: 30 }, { silent: 30 }, { silent: 3 });
  const all = seatStatuses(fakeMatch({ session: choosing(), presence }));
  expect(all.map(({ link }) => link)).toEqual(["here", "silent", "here", undefined]);
});

test("after the agreed patience, and not before, people are asked whether a bot takes over", () => {
  expect(asked({ presence: there({}, { silent: 39 }) })).toEqual([]);
  expect(asked({ presence: there({}, { silent: 40 }) })).toEqual([
    { ask: "drop", seat: 1, why: "silent", silent: 40, needed: 2, agreed: [], isAgreed: false },
  ]);
});

test("nobody is missed once the game is over", () => {
  const session = new Proxy(choosing(), {
    get(target, name) {
      const value = name === "isOver" ? true : Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  expect(asked({ session, presence: there({}, { silent: 90 }) })).toEqual([]);
});

test("so they are about an answer that is owed", () => {
  const presence = there({}, {}, { owes: true });
  expect(asked({ presence }, new Map([[2, 12]]))).toEqual([]);
  expect(asked({ presence }, new Map([[2, 41]]))).toMatchObject([{ ask: "drop", seat: 2, why: "owed" }]);
});

test("so they are about somebody whose time is up, unless nothing is heard of them either", () => {
  const left = (choice: number, bank: number, isWaitedFor = true) => [
    { seat: 1, choice, bank, isWaitedFor, runs: choice + bank > 0 },
  ];
  expect(asked({ times: left(0, 1) })).toEqual([]);
  expect(asked({ times: left(0, 0, false) })).toEqual([]);
  expect(asked({ times: left(0, 0) })).toMatchObject([{ ask: "drop", seat: 1, why: "late", needed: 2 }]);
  expect(asked({ times: left(0, 0), presence: there({}, { silent: 40 }) })).toMatchObject([{ why: "silent" }]);
  const wanted = { ...NOTHING_WANTED, pause: [2], isPaused: true };
  expect(asked({ times: left(0, 0), wanted })).toEqual([]);
  expect(asked({ times: left(0, 0), seats: [1] })).toEqual([]);
});

test("who only watches, or is away, is asked nothing", () => {
  const presence = there({}, { silent: 90 });
  expect(asked({ presence, seats: [] })).toEqual([]);
  expect(asked({ presence, away: new Map([[0, "silent"]]) })).toEqual([{ ask: "mine", seat: 0, isAsked: false }]);
});

test("a return is up to the others only where an answer was owed, and never after cheating", () => {
  const presence = there({}, { returns: true }, { returns: true });
  expect(asked({ presence, away: new Map([[1, "owed"]]) })).toMatchObject([{ ask: "return", seat: 1, isUpToUs: true }]);
  expect(asked({ presence, away: new Map([[2, "silent"]]) })).toMatchObject([
    { ask: "return", seat: 2, isUpToUs: false },
  ]);
  expect(asked({ presence, away: new Map([[1, "cheated"]]) })).toEqual([]);
});

test("who has agreed is counted, and whoever here has isn't asked again", () => {
  const silent = { silent: 90 };
  expect(asked({ presence: there({}, { ...silent, agreed: [2] }) })).toMatchObject([{ agreed: [2], isAgreed: false }]);
  expect(asked({ presence: there({}, { ...silent, agreed: [0] }) })).toMatchObject([{ agreed: [0], isAgreed: true }]);
  const couch = { seats: [0, 2], presence: there({}, { ...silent, agreed: [0] }) };
  expect(asked(couch)).toMatchObject([{ agreed: [0], isAgreed: false }]);
  const back = { presence: there({}, { returns: true, agreed: [2] }), away: new Map([[1, "owed"] as const]) };
  expect(asked(back)).toMatchObject([{ ask: "return", agreed: [2], needed: 3, isAgreed: false }]);
});

test("the match stops when all want it who have been heard of, and those here are told how many do", () => {
  const stopAsk = (made: Partial<OnlineMatch>) => {
    const match = fakeMatch({ session: choosing(), presence: there({}, { silent: 90 }), ...made });
    const { session, presence, away, seats, wanted } = match;
    return stopAskOf({ session, presence, away, seats, wanted, patience: 40 });
  };
  const wantedBy = (...stop: number[]) => ({ wanted: { ...NOTHING_WANTED, stop } });
  expect(stopAsk({})).toBeUndefined();
  expect(stopAsk(wantedBy(2))).toEqual({ by: [2], needed: 2, isMine: false, isUpToUs: true });
  expect(stopAsk(wantedBy(0))).toMatchObject({ isMine: true, isUpToUs: true });
  expect(stopAsk({ ...wantedBy(0), seats: [] })).toMatchObject({ isMine: false, isUpToUs: false });
});

test("in a pause nobody is missed; who asked for it ends it, or more than half of the others do", () => {
  const pauseAsk = (made: Partial<OnlineMatch>) => {
    const { session, presence, away, seats, wanted } = fakeMatch({ session: choosing(), ...made });
    return pauseAskOf({ session, presence, away, seats, wanted });
  };
  const pausing = (pause: number[], goOn: number[] = []) => ({
    wanted: { ...NOTHING_WANTED, pause, goOn, isPaused: true },
  });
  expect(asked({ presence: there({}, { silent: 90 }), ...pausing([2]) })).toEqual([]);
  expect(pauseAsk({})).toBeUndefined();
  expect(pauseAsk(pausing([0]))).toEqual({ by: [0], isMine: true, isUpToUs: false, agreed: 0, needed: 2 });
  expect(pauseAsk(pausing([1]))).toMatchObject({ isMine: false, isUpToUs: true });
  expect(pauseAsk(pausing([1], [0]))).toMatchObject({ isUpToUs: false, agreed: 1, needed: 2 });
  expect(pauseAsk({ ...pausing([1]), seats: [] })).toMatchObject({ isMine: false, isUpToUs: false });
});
