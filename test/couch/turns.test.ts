import { describe, expect, test } from "vitest";
import type { Await, Seat } from "../../src/session/session.ts";
import {
  type Awaited,
  awaitedOf,
  hidden,
  isSealed,
  keptFor,
  lockedIn,
  NO_TURNS,
  passedOn,
  shown,
  sightOf,
  type Turns,
  taken,
  unlocked,
} from "../../src/ui/couch/turns.ts";
import type { Habits } from "../../src/ui/settings.ts";

const act = (from: readonly Seat[], more: Partial<Await> = {}): Await =>
  ({ kind: "act", from, quorum: "each", ...more }) as Await;
const SECRET: Awaited = { sealed: [0, 1, 3], owed: [], optional: [] };
const DEVICE: Habits = { method: "device", order: "at-once" };
const KEYS: Habits = { ...DEVICE, method: "keys" };

describe("what is awaited of the seats at this screen", () => {
  test("choices in secret, open acts, and open acts that needn't be played; of nobody else", () => {
    expect(awaitedOf([act([0, 1, 2, 3], { sealed: true })], [0, 2])).toEqual({
      sealed: [0, 2],
      owed: [],
      optional: [],
    });
    expect(awaitedOf([act([1, 2])], [0, 2])).toEqual({ sealed: [], owed: [2], optional: [] });
    const both = [act([0, 2], { optional: true, acts: ["flare"] }), act([2], { acts: ["dive"] })];
    expect(awaitedOf(both, [0, 2])).toEqual({ sealed: [], owed: [2], optional: [0] });
  });

  test("which of a seat's acts is a secret", () => {
    const awaits = [act([0], { sealed: true, acts: ["vote"] }), act([0], { optional: true, acts: ["flare"] })];
    expect(isSealed(awaits, 0, { do: "vote" })).toBe(true);
    expect(isSealed(awaits, 0, { do: "flare" })).toBe(false);
    expect(isSealed(awaits, 1, { do: "vote" })).toBe(false);
  });
});

describe("the device is passed", () => {
  const sight = (turns: Turns) => sightOf(turns, SECRET, DEVICE);

  test("from seat to seat, and every curtain is closed until its owner opens it", () => {
    expect(sight(NO_TURNS)).toEqual({ at: "curtain", seat: 0, isOpen: false });
    const looking = shown(NO_TURNS, 0);
    expect(sight(looking)).toEqual({ at: "curtain", seat: 0, isOpen: true });
    expect(sight(hidden(looking))).toEqual({ at: "curtain", seat: 0, isOpen: false });
    const first = lockedIn(looking, 0, "a");
    expect(sight(first)).toEqual({ at: "curtain", seat: 1, isOpen: false });
    const second = lockedIn(shown(first, 1), 1, "b");
    expect(sight(second)).toEqual({ at: "curtain", seat: 3, isOpen: false });
    expect(sight(lockedIn(shown(second, 3), 3, "c"))).toEqual({ at: "chosen" });
  });

  test("whoever asks for it gets it, with the curtain closed, and can change what they have chosen", () => {
    const looking = shown(NO_TURNS, 0);
    expect(sight(taken(looking, 3))).toEqual({ at: "curtain", seat: 3, isOpen: false });
    const all = [0, 1, 3].reduce((turns, seat) => lockedIn(turns, seat, seat), NO_TURNS);
    const again = taken(all, 1);
    expect(sight(again)).toEqual({ at: "curtain", seat: 1, isOpen: false });
    const changed = lockedIn(shown(again, 1), 1, "other");
    expect(sight(changed)).toEqual({ at: "chosen" });
    expect(changed.locked).toEqual({ 0: 0, 1: "other", 3: 3 });
  });

  test("nobody asks for a seat that has nothing to choose", () => {
    expect(sight(taken(NO_TURNS, 2))).toEqual({ at: "curtain", seat: 0, isOpen: false });
  });
});

describe("all press keys at once", () => {
  const sight = (turns: Turns) => sightOf(turns, SECRET, KEYS);

  test("once each has looked and passed on", () => {
    const looked = hidden(shown(NO_TURNS, 0));
    expect(sight(looked)).toEqual({ at: "curtain", seat: 0, isOpen: false });
    const next = passedOn(looked, 0);
    expect(sight(next)).toEqual({ at: "curtain", seat: 1, isOpen: false });
    const all = passedOn(passedOn(next, 1), 3);
    expect(sight(all)).toEqual({ at: "keys", isComplete: false });
    expect(sight(taken(all, 1))).toEqual({ at: "curtain", seat: 1, isOpen: false });
  });

  test("until all have; the last key of each counts", () => {
    const ready = [0, 1, 3].reduce(passedOn, NO_TURNS);
    const some = lockedIn(lockedIn(lockedIn(ready, 0, "a"), 1, "b"), 0, "c");
    expect(sight(some)).toEqual({ at: "keys", isComplete: false });
    const all = lockedIn(some, 3, "d");
    expect(sight(all)).toEqual({ at: "keys", isComplete: true });
    expect(all.locked).toEqual({ 0: "c", 1: "b", 3: "d" });
  });
});

describe("open acts", () => {
  const awaited: Awaited = { sealed: [], owed: [1, 2], optional: [0] };

  test("are played by whoever likes", () => {
    const at = (front: Seat | undefined) => sightOf({ ...NO_TURNS, front }, awaited, DEVICE);
    expect(at(undefined)).toEqual({ at: "desk", seat: 1, among: [0, 1, 2] });
    expect(at(2)).toEqual({ at: "desk", seat: 2, among: [0, 1, 2] });
    expect(at(3)).toEqual({ at: "desk", seat: 1, among: [0, 1, 2] });
  });

  test("or seat after seat; what needn't be played can come at any time", () => {
    const at = (front: Seat | undefined) =>
      sightOf({ ...NO_TURNS, front }, awaited, { method: "device", order: "in-turn" });
    expect(at(undefined)).toEqual({ at: "desk", seat: 1, among: [1, 0] });
    expect(at(2)).toEqual({ at: "desk", seat: 1, among: [1, 0] });
    expect(at(0)).toEqual({ at: "desk", seat: 0, among: [1, 0] });
  });

  test("nobody is awaited", () => {
    expect(sightOf(NO_TURNS, { sealed: [], owed: [], optional: [] }, DEVICE)).toEqual({ at: "nobody" });
  });
});

test("without a curtain the choices of all are open", () => {
  expect(sightOf(taken(NO_TURNS, 3), SECRET, { method: "open", order: "at-once" })).toEqual({
    at: "desk",
    seat: 3,
    among: [0, 1, 3],
  });
});

describe("what isn't awaited any more is forgotten", () => {
  const OPEN: Awaited = { sealed: [], owed: [0, 1, 3], optional: [] };
  const all = shown(
    [0, 1, 3].reduce((turns, seat) => lockedIn(shown(turns, seat), seat, seat), NO_TURNS),
    3,
  );

  test("seat by seat, as choices are sent", () => {
    expect(keptFor(all, SECRET, { ...SECRET, sealed: [1, 3] })).toEqual({
      front: 3,
      open: 3,
      looked: [1, 3],
      through: [1, 3],
      locked: { 1: 1, 3: 3 },
    });
    expect(keptFor(all, SECRET, OPEN)).toEqual({ ...NO_TURNS, front: 3 });
  });

  test("so that no curtain is open for the next choice, and it begins with the first seat", () => {
    expect(keptFor(taken(all, 1), OPEN, SECRET)).toEqual(NO_TURNS);
  });

  test("or when one can't be sent", () => {
    expect(unlocked(all, 1).locked).toEqual({ 0: 0, 3: 3 });
  });
});
