import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { TABLES } from "../../src/games/tables.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { type Couch, couchOf } from "../../src/ui/couch/couch.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import type { Habits } from "../../src/ui/settings.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table as rehearsalTable } from "../rehearsal/table/table.ts";
import { atOnce, BOATS, type By, findGame, sessionOf } from "../session/tables.ts";

const ALL_TABLES: Readonly<Record<string, GameTable>> = { ...TABLES, [rehearsal.id]: rehearsalTable };
const NO_DRAFTS = { kept: undefined, keep: () => undefined };
const SEATS = [0, 2];
const KEYS: Habits = { method: "keys", order: "at-once" };
const DEVICE: Habits = { method: "device", order: "at-once" };

function couchAt(
  session: LocalSession,
  habits: Habits,
  kept?: unknown,
  seats: readonly number[] = SEATS,
  isAlone = false,
) {
  const luck = seeded(3);
  const saved: unknown[] = [];
  const table = ALL_TABLES[session.header.game];
  if (table === undefined) throw new Error("there is no table for it");
  const couch = couchOf({
    session,
    table,
    playedSeats: seats.map((seat) => playedSeat(session, seat, NO_DRAFTS)),
    wanted: signal(habits),
    isAlone,
    drafts: { kept, keep: (draft) => saved.push(draft) },
    roll: (count) => Array.from({ length: count }, () => luck.below(1000) / 1000),
  });
  return { couch, saved };
}

const boats = () => sessionOf(BOATS, ["person", "bot", "person"], 5, atOnce);

/** Behind the curtain of the person at the screen. */
function lockSomething(session: LocalSession, couch: Couch, nth = 0): void {
  const sight = couch.sight.value;
  if (sight.at !== "curtain") throw new Error(`there is no curtain: ${sight.at}`);
  couch.show();
  const act = session.legal(sight.seat)[nth];
  if (act === undefined) throw new Error("nothing can be chosen");
  expect(couch.lock(sight.seat, act)).toBeUndefined();
}

test("nothing is sent before all at this screen have chosen, and then all is", () => {
  const session = boats();
  const { couch } = couchAt(session, DEVICE);
  session.start();
  const before = session.position;
  for (const _ of SEATS) lockSomething(session, couch);
  expect(session.position).toBe(before);
  expect(couch.sight.value).toEqual({ at: "chosen" });
  expect(couch.sendAll()).toBeUndefined();
  expect(session.position).toBeGreaterThan(before);
  expect(couch.sight.value).toEqual({ at: "desk", seat: 0, among: [0, 2] });
  expect(couch.turns.value.locked).toEqual({});
});

test("what is against the rules can't be locked in", () => {
  const session = boats();
  const { couch } = couchAt(session, DEVICE);
  session.start();
  expect(couch.lock(0, { do: "nonsense" })?.key).toBe("refusal.not-legal");
  expect(couch.turns.value.locked).toEqual({});
});

describe("one person leads all seats of this screen", () => {
  const chosen = (session: LocalSession, seat: number) => {
    const [act] = session.legal(seat);
    if (act === undefined) throw new Error("nothing can be chosen");
    return act;
  };
  const alone = () => {
    const session = boats();
    const { couch } = couchAt(session, DEVICE, undefined, SEATS, true);
    session.start();
    return { session, couch };
  };

  test("no curtain hangs, however others would share the screen, and the last choice opens all", () => {
    const { session, couch } = alone();
    const before = session.position;
    expect(couch.sight.value).toEqual({ at: "desk", seat: 0, among: SEATS });
    expect(couch.lock(0, chosen(session, 0))).toBeUndefined();
    expect(session.position).toBe(before);
    expect(couch.sight.value).toEqual({ at: "desk", seat: 2, among: SEATS });
    expect(couch.lock(2, chosen(session, 2))).toBeUndefined();
    expect(session.position).toBeGreaterThan(before);
    expect(couch.turns.value.locked).toEqual({});
  });

  test("what is thought over isn't sent", () => {
    const { session, couch } = alone();
    const before = session.position;
    couch.lock(0, chosen(session, 0));
    couch.unlock(0);
    couch.lock(2, chosen(session, 2));
    expect(session.position).toBe(before);
    expect(couch.sight.value).toEqual({ at: "desk", seat: 0, among: SEATS });
  });
});

describe("keys", () => {
  test("mean nothing to anybody while the curtain is closed, and count only once all have looked", () => {
    const session = boats();
    const { couch } = couchAt(session, KEYS);
    session.start();
    const meanings = SEATS.map((seat) => {
      expect(couch.sight.value).toEqual({ at: "curtain", seat, isOpen: false });
      expect(couch.keys.value).toEqual([]);
      couch.press(seat, 0);
      expect(couch.turns.value.locked).toEqual({});
      couch.show();
      const keys = couch.keys.value;
      couch.hide();
      expect(couch.keys.value).toEqual([]);
      couch.passOn();
      return keys;
    });
    expect(couch.sight.value).toEqual({ at: "keys", isComplete: false });
    for (const key of [1, 5, 2]) for (const seat of SEATS) couch.press(seat, key);
    expect(couch.sight.value).toEqual({ at: "keys", isComplete: true });
    expect(couch.turns.value.locked).toEqual({ 0: meanings[0]?.[2]?.act, 2: meanings[1]?.[2]?.act });
  });

  test("mean something else in the next round", () => {
    const session = boats();
    const { couch } = couchAt(session, KEYS);
    session.start();
    const orders: string[] = [];
    while (orders.length < 4) {
      const sight = couch.sight.value;
      if (sight.at === "desk") {
        const [act] = session.legal(sight.seat);
        if (act !== undefined) session.act(sight.seat, act);
      } else {
        couch.show();
        orders.push(JSON.stringify(couch.keys.value.map(({ act }) => act)));
        for (const _ of SEATS) couch.passOn();
        for (const seat of SEATS) couch.press(seat, 0);
        couch.sendAll();
      }
    }
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

const METHODS = ["device", "keys", "open"] as const;

/** Every variant of every game with one of the methods in turn, and the first variant of each game with all methods. */
const WAYS = [precognition, rehearsal].flatMap((game) =>
  game.variants.flatMap(({ options, players }, i) =>
    (i === 0 ? METHODS : METHODS.slice(i % 3, (i % 3) + 1)).map((method) => ({ game, options, players, method })),
  ),
);

test.each(WAYS)(
  "a whole match of $game.id is played by $method, $options, $players",
  ({ game, options, players, method }) => {
    // With three players one is a bot; with two or four all are people.
    const by = Array.from({ length: players }, (_, seat): By => (seat === 1 && players === 3 ? "bot" : "person"));
    const session = sessionOf({ game, options }, by, 9, atOnce);
    const seats = by.flatMap((one, seat) => (one === "person" ? [seat] : []));
    const { couch } = couchAt(session, { method, order: "in-turn" }, undefined, seats);
    session.start();
    const luck = seeded(9);
    for (let step = 0; !session.isOver; step++) {
      expect(step, session.record()).toBeLessThan(2000);
      const sight = couch.sight.value;
      switch (sight.at) {
        case "curtain":
          if (couch.habits.value.method === "keys") couch.passOn();
          else lockSomething(session, couch, luck.below(session.legal(sight.seat).length));
          break;
        case "keys":
          for (const seat of seats) couch.press(seat, luck.below(6));
          couch.sendAll();
          break;
        case "chosen":
          couch.sendAll();
          break;
        case "desk":
          session.act(sight.seat, luck.pick(session.legal(sight.seat)));
          break;
        case "nobody":
          throw new Error(`nobody can act: ${session.record()}`);
      }
    }
  },
);

describe("through a reload", () => {
  test("what was locked in is kept, and no curtain is open", () => {
    const session = boats();
    const { couch, saved } = couchAt(session, DEVICE);
    session.start();
    lockSomething(session, couch, 2);
    couch.show();
    const again = LocalSession.restored(session.save(), findGame, atOnce);
    const { couch: after } = couchAt(again, DEVICE, JSON.parse(JSON.stringify(saved.at(-1))));
    again.start();
    expect(after.turns.value.locked).toEqual(couch.turns.value.locked);
    expect(after.sight.value).toEqual({ at: "curtain", seat: 2, isOpen: false });
  });

  test("keys mean what they did", () => {
    const session = boats();
    const { couch, saved } = couchAt(session, KEYS);
    session.start();
    couch.show();
    const [first, second] = [1, 2].map(() => {
      const { couch: after } = couchAt(session, KEYS, JSON.parse(JSON.stringify(saved.at(-1))));
      after.show();
      return after.keys.value;
    });
    expect(first).toEqual(couch.keys.value);
    expect(second).toEqual(first);
  });

  test.each([
    ["nothing", null],
    ["a word", "locked"],
    ["choices that aren't legal", { locked: { 0: { do: "choose", keep: 9, give: 9 }, 1: { do: "choose" }, x: 1 } }],
    ["lists where there should be none", { locked: [1, 2], rolls: [["a"]], looked: {}, through: "0" }],
  ])("what can't be read is left aside: %s", (_, kept) => {
    const session = boats();
    session.start();
    const { couch } = couchAt(session, DEVICE, kept);
    expect(couch.turns.value.locked).toEqual({});
    expect(couch.sight.value).toEqual({ at: "curtain", seat: 0, isOpen: false });
  });
});
