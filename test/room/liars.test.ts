/** Hosts that begin another match than the one people are ready for, and lobbies that can't be. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { matchOf, type PersonInfo, type Roster } from "../../src/fair/roster.ts";
import type { Lobby } from "../../src/room/lobby.ts";
import { toWire } from "../../src/room/storage.ts";
import { bytesOf } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "./harbour.ts";

const lobbyText = (lobby: Lobby): string =>
  encode({ t: "lobby", lobby: toWire(lobby), rules: rehearsal.rules, content: rehearsal.content });

/** Bo with two of four seats, Ada, and a bot. */
function ready(): Harbour {
  const harbour = new Harbour().host("Ada").guest("Bo");
  harbour.wish("Ada", { wish: "options", options: { nights: 2 }, players: 4 });
  harbour.wish("Ada", { wish: "bot", seat: 3, name: "Otter", level: "random" });
  settle(harbour, "Ada", 0);
  settle(harbour, "Bo", 1, 2);
  return harbour.pass(1_000);
}

type Person = (person: PersonInfo) => PersonInfo;

const at =
  (seat: number, change: Person) =>
  (roster: Roster): Roster => ({
    ...roster,
    seats: roster.seats.map((info, k) => (k === seat && info.by === "person" ? change(info) : info)),
  });

const asBot =
  (seat: number) =>
  (roster: Roster): Roster => ({
    ...roster,
    seats: roster.seats.map((info, k) => (k === seat ? { by: "bot", name: info.name, level: info.level } : info)),
    line: roster.line.filter((k) => k !== seat),
  });

const stranger: PersonInfo = { by: "person", name: "Eve", level: "random", key: bytesOf(5), nonce: bytesOf(6) };

const lies: Readonly<Record<string, (roster: Roster) => Roster>> = {
  "with other options": (roster) => ({ ...roster, options: { nights: 3 } }),
  "that waits longer": (roster) => ({ ...roster, patience: 600 }),
  "in which somebody is called what can't be shown": at(0, (info) => ({ ...info, name: "Ada\u200b" })),
  "with a clock": (roster) => ({ ...roster, clock: { choice: 5, bank: 0 } }),
  "by other rules": (roster) => ({ ...roster, rules: bytesOf(1) }),
  "of another game": (roster) => ({ ...roster, game: "chess" }),
  "in which a seat has another name": at(1, (info) => ({ ...info, name: "Bob" })),
  "in which a seat has another key": at(1, (info) => ({ ...info, key: bytesOf(2) })),
  "in which a further seat has another key": at(2, (info) => ({ ...info, key: bytesOf(2) })),
  "in which a seat has another nonce": at(2, (info) => ({ ...info, nonce: bytesOf(3) })),
  "in which the seats don't go together": at(2, ({ with: _, ...info }) => info),
  "in which somebody else's seat is said to be at this device": at(0, (info) => ({ ...info, with: 1 })),
  "with one more seat at this device": (roster) => ({
    ...roster,
    seats: roster.seats.map((info, k) => (k === 3 ? { ...stranger, with: 1 } : info)),
    line: [...roster.line, 3],
  }),
  "in which a person plays where a bot should": (roster) => ({
    ...roster,
    seats: roster.seats.map((info, k) => (k === 3 ? stranger : info)),
    line: [...roster.line, 3],
  }),
  "in which a seat is played by a bot": asBot(2),
  "in which all seats of this device are played by bots": (roster) => asBot(1)(asBot(2)(roster)),
  "with more seats": (roster) => ({ ...roster, seats: [...roster.seats, { by: "bot", name: "Owl", level: "random" }] }),
};

describe("nobody plays a match that they aren't ready for", () => {
  /** The host's texts about the match don't reach Bo; these come instead. */
  function told(harbour: Harbour, change: (roster: Roster) => Roster): void {
    harbour.sieve = ({ to, text }) => (to === "Bo" && !text.includes('"t":"here"') ? undefined : text);
    harbour.wish("Ada", { wish: "start" });
    const roster = harbour.begins("Ada")[0]?.roster;
    if (roster === undefined) throw new Error("nothing has begun");
    const changed = change(roster);
    harbour.forge("Ada", "Bo", lobbyText({ ...harbour.lobby("Ada"), match: matchOf(changed) }));
    harbour.forge("Ada", "Bo", encode({ t: "match", roster: changed, base: 1 }));
  }

  test("an honest one begins", () => {
    const harbour = ready();
    told(harbour, (roster) => roster);
    expect(harbour.begins("Bo").map(({ seats }) => [...seats.keys()])).toEqual([[1, 2]]);
  });

  test.each(Object.entries(lies))("one %s", (_, lie) => {
    const harbour = ready();
    told(harbour, lie);
    expect(harbour.begins("Bo")).toEqual([]);
    expect(harbour.notices("Bo").some((key) => key === "other-terms" || key === "not-understood")).toBe(true);
    // And it isn't tried again and again.
    harbour.pass(5_000);
    expect(harbour.begins("Bo")).toEqual([]);
  });

  test("another one than the lobby names", () => {
    const harbour = ready();
    const other = bytesOf(9);
    harbour.sieve = ({ to, text }) =>
      to === "Bo" ? text.replace(/"match":"[0-9a-f]{64}"/u, `"match":"${other}"`) : text;
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.begins("Bo")).toEqual([]);
  });

  test("after they have said that they aren't any more, on whatever way that is", () => {
    const harbour = ready();
    harbour.tell("Bo", { on: "wish", wish: { wish: "unready", seat: 2 } });
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.begins("Bo")).toEqual([]);
    expect(harbour.notices("Bo")).toContain("other-terms");
    expect(harbour.notices("Ada")).toEqual(["others-terms"]);
  });

  test("once the host has told them that they aren't", () => {
    const harbour = ready();
    const lobby = harbour.lobby("Bo");
    const isReady = false;
    const seats = lobby.seats.map((seat) => (seat.by === "person" ? { ...seat, isReady } : seat));
    harbour.forge("Ada", "Bo", lobbyText({ ...lobby, seats }));
    harbour.wish("Ada", { wish: "start" });
    harbour.pass(3_000);
    expect(harbour.begins("Bo")).toEqual([]);
  });

  test("who has lost what they were ready with, watches nothing in their own name, and the others are told", () => {
    const harbour = ready();
    harbour.lose("Bo");
    harbour.store("Bo").delete("ready");
    harbour.come("Bo").pass(3_000);
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.begins("Bo")).toEqual([]);
    expect(harbour.notices("Ada")).toContain("others-terms");
    const begins = harbour.effects.filter(({ effect }) => effect.do === "send" && effect.text.includes('"t":"match"'));
    harbour.pass(10_000);
    const later = harbour.effects.filter(({ effect }) => effect.do === "send" && effect.text.includes('"t":"match"'));
    expect(later).toEqual(begins);
  });
});

describe("a lobby that can't be", () => {
  const wrong: Readonly<Record<string, (lobby: Lobby) => Lobby>> = {
    "without its host": (lobby) => ({ ...lobby, guests: lobby.guests.slice(1) }),
    "with somebody twice": (lobby) => ({ ...lobby, guests: [...lobby.guests, ...lobby.guests] }),
    "with seats of devices that aren't there": (lobby) => ({
      ...lobby,
      seats: [...lobby.seats.slice(1), { by: "person", name: "Eve", device: bytesOf(3), isReady: true }],
    }),
    "with options that the game refuses": (lobby) => ({ ...lobby, options: { nights: 12 } }),
    "with a bot that isn't one": (lobby) => ({ ...lobby, seats: [{ by: "bot", name: "Owl", level: "genius" }] }),
    "with a name that can't be shown": (lobby) => ({
      ...lobby,
      guests: lobby.guests.map((guest) => ({ ...guest, name: "\u202eAda" })),
    }),
    "without seats": (lobby) => ({ ...lobby, seats: [] }),
  };

  test.each(Object.entries(wrong))("%s is refused, and its host named", (_, change) => {
    const harbour = ready();
    const before = harbour.lobby("Bo");
    harbour.forge("Ada", "Bo", lobbyText(change(before)));
    expect(harbour.lobby("Bo")).toEqual(before);
    expect(harbour.effects).toContainEqual({
      by: "Bo",
      effect: { do: "notice", key: "not-understood", facts: expect.objectContaining({ device: harbour.key("Ada") }) },
    });
    harbour.pass(3_000);
    expect(harbour.room("Bo").state).toBe("in");
  });
});

test("words and signs are told apart from whoever only passes them on", () => {
  const harbour = ready().guest("Cy");
  harbour.connect("Cy", "Bo");
  harbour.forge("Cy", "Bo", encode({ t: "chat", from: harbour.key("Ada"), text: "I resign" }));
  expect(harbour.effects.some(({ by, effect }) => by === "Bo" && effect.do === "said")).toBe(false);
  expect(harbour.notices("Bo")).toContain("not-understood");
});

test("a key that somebody has already isn't taken for a seat", () => {
  const harbour = ready().guest("Cy");
  harbour.wish("Ada", { wish: "free", seat: 3 });
  harbour.wish("Cy", { wish: "sit", seat: 3, name: "Cy" });
  harbour.sieve = ({ from, text }) =>
    from === "Cy" ? text.replace(/"key":"[0-9a-f]{64}"/u, `"key":"${harbour.key("Ada")}"`) : text;
  harbour.wish("Cy", { wish: "ready", seat: 3 });
  expect(harbour.lobby("Ada").seats[3]).toMatchObject({ isReady: false });
  expect(harbour.effects).toContainEqual({
    by: "Cy",
    effect: { do: "notice", key: "refused-by-host", facts: { why: "key-twice" } },
  });
});
