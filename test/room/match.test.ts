/** From a lobby to a match and back, with several seats at one device, late guests and pages that are loaded again. */
import { describe, expect, test } from "vitest";
import { type Book, headOf, isOver, people } from "../../src/fair/book.ts";
import type { Roster } from "../../src/fair/roster.ts";
import { Harbour, settle } from "./harbour.ts";
import { play } from "./play.ts";

const ALL = ["Ada", "Bo", "Cy"];

const seated = (nights = 2): Harbour => {
  const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
  harbour.wish("Ada", { wish: "options", options: { nights }, players: 3 });
  for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
  return harbour;
};

const rosterOf = (harbour: Harbour, who: string): Roster => {
  const begin = harbour.begins(who).at(-1);
  if (begin === undefined) throw new Error(`nothing begins for ${who}`);
  return begin.roster;
};

const isPlaying = (books: readonly Book[]): boolean => books.every(({ entries }) => entries.length > 8);

test("three meet, play a whole match and are back on their seats, none of them ready", () => {
  const harbour = seated();
  harbour.wish("Ada", { wish: "start" });
  for (const who of ALL) expect(harbour.begins(who).map(({ match }) => match)).toEqual([harbour.lobby(who).match]);
  const books = play(harbour, 1);
  expect(new Set(books.map(headOf)).size).toBe(1);
  expect(books.every(isOver)).toBe(true);
  for (const who of ALL) {
    expect(harbour.lobby(who)).toEqual(harbour.lobby("Ada"));
    expect(harbour.lobby(who).match).toBeUndefined();
    expect(harbour.lobby(who).seats.map((seat) => seat.by === "person" && [seat.name, seat.isReady])).toEqual(
      ALL.map((name) => [name, false]),
    );
  }
  expect(harbour.notices()).toEqual([]);
});

test("a rematch is another match, with other nonces and seeds, and the same devices", () => {
  const harbour = seated();
  harbour.wish("Ada", { wish: "start" });
  play(harbour, 2);
  harbour.wish("Ada", { wish: "rotate" });
  for (const [k, who] of ALL.entries()) harbour.wish(who, { wish: "ready", seat: (k + 1) % 3 });
  harbour.wish("Ada", { wish: "start" });
  play(harbour, 3);
  const [first, second] = harbour.begins("Bo");
  expect(second?.match).not.toBe(first?.match);
  expect(second?.secret).toBe(first?.secret);
  expect(second?.seats.get(2)?.seed).not.toBe(first?.seats.get(1)?.seed);
  expect(rosterOf(harbour, "Bo").seats.map(({ name }) => name)).toEqual(["Cy", "Ada", "Bo"]);
  expect(rosterOf(harbour, "Bo").line).toEqual([1, 0, 2]);
  expect(harbour.notices()).toEqual([]);
});

describe("couch", () => {
  test("several seats at one device have keys of their own and go together", () => {
    const harbour = new Harbour().host("Ada").guest("Bo");
    harbour.wish("Ada", { wish: "options", options: { nights: 2 }, players: 4 });
    harbour.wish("Bo", { wish: "sit", seat: 0, name: "Bo" });
    harbour.wish("Bo", { wish: "sit", seat: 2, name: "Ada" });
    settle(harbour, "Ada", 1);
    harbour.wish("Ada", { wish: "bot", seat: 3, name: "Ada", level: "random" });
    harbour.wish("Bo", { wish: "ready", seat: 2 });
    harbour.wish("Bo", { wish: "ready", seat: 0 });
    harbour.wish("Ada", { wish: "ready", seat: 1 });
    harbour.wish("Ada", { wish: "start" });
    harbour.pass(1_000);
    const { seats, line } = rosterOf(harbour, "Bo");
    expect(seats.map(({ name }) => name)).toEqual(["Bo", "Ada", "Ada (2)", "Ada (3)"]);
    expect(line).toEqual([1, 0, 2]);
    expect(seats.map((seat) => (seat.by === "person" ? seat.with : seat.by))).toEqual([undefined, undefined, 0, "bot"]);
    expect(seats[0]).toMatchObject({ key: harbour.key("Bo") });
    expect([...(harbour.begins("Bo")[0]?.seats.keys() ?? [])]).toEqual([0, 2]);
    play(harbour, 4);
    expect(harbour.notices()).toEqual([]);
  });

  test("all at one device, with a host that only watches", () => {
    const harbour = new Harbour().host("Ada").guest("Bo");
    harbour.wish("Ada", { wish: "options", options: { nights: 2 }, players: 2 });
    settle(harbour, "Bo", 0, 1);
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.begins("Ada")[0]?.seats.size).toBe(0);
    const books = play(harbour, 5);
    expect(books).toHaveLength(2);
    expect(new Set(books.map(headOf)).size).toBe(1);
    expect(harbour.room("Ada").isHost).toBe(true);
    expect(harbour.lobby("Bo").match).toBeUndefined();
  });
});

test("who comes late gets in and watches; who sat and was away takes their seat", () => {
  const harbour = seated(5);
  // Cy's page goes as Ada starts: it hasn't heard of it.
  harbour.tell("Ada", { on: "wish", wish: { wish: "start" } });
  harbour.reload("Cy");
  play(harbour, 6, isPlaying);
  harbour.guest("Dot");
  const books = play(harbour, 6);
  expect(books).toHaveLength(4);
  expect(new Set(books.map(headOf)).size).toBe(1);
  expect(harbour.begins("Dot").map(({ seats }) => seats.size)).toEqual([0]);
  expect(harbour.begins("Cy").map(({ seats }) => [...seats.keys()])).toEqual([[2]]);
  expect(people(books[0] as Book)).toEqual([0, 1, 2]);
});

describe("a page that is loaded again", () => {
  const moments: readonly (readonly [string, (harbour: Harbour) => void])[] = [
    ["at the door", () => undefined],
    ["on a seat", (harbour) => harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" })],
    ["ready", (harbour) => settle(harbour, "Bo", 1)],
    [
      "with all ready",
      (harbour) => {
        for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
      },
    ],
    [
      "at the start",
      (harbour) => {
        for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
        harbour.wish("Ada", { wish: "start" });
      },
    ],
    [
      "in the middle of a match",
      (harbour) => {
        for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
        harbour.wish("Ada", { wish: "start" });
        play(harbour, 7, isPlaying);
      },
    ],
    [
      "after it",
      (harbour) => {
        for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
        harbour.wish("Ada", { wish: "start" });
        play(harbour, 8);
      },
    ],
  ];

  test.each(
    moments.flatMap(([moment, come]) =>
      [["Ada"], ["Bo"], ALL].map((whose) => [whose.join(" and "), moment, whose, come] as const),
    ),
  )("%s's, %s: all is as it was, and goes on", (_, moment, whose, come) => {
    const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
    harbour.wish("Ada", { wish: "options", options: { nights: 5 }, players: 3 });
    come(harbour);
    const before = harbour.lobby("Ada");
    const { seats, match, options, host } = before;
    expect(match !== undefined).toBe(["at the start", "in the middle of a match"].includes(moment));
    for (const who of whose) harbour.reload(who);
    harbour.pass(5_000);
    for (const who of ALL) {
      expect(harbour.room(who).state).toBe("in");
      expect(harbour.lobby(who)).toEqual(harbour.lobby("Ada"));
      expect(harbour.lobby(who)).toMatchObject({ seats, match, options, host });
      expect(harbour.lobby(who).guests).toEqual(before.guests);
    }
    if (match === undefined) {
      for (const [seat, who] of ALL.entries()) {
        if (seats[seat]?.by === "open") harbour.wish(who, { wish: "sit", seat, name: who });
      }
      for (const [seat, who] of ALL.entries()) {
        const sitter = harbour.lobby("Ada").seats[seat];
        if (sitter?.by === "person" && !sitter.isReady) harbour.wish(who, { wish: "ready", seat });
      }
      harbour.wish("Ada", { wish: "start" });
    }
    const books = play(harbour, 9);
    expect(books).toHaveLength(3);
    expect(new Set(books.map(headOf)).size).toBe(1);
    expect(harbour.lobby("Bo").match).toBeUndefined();
    expect(harbour.notices().filter((key) => key === "other-terms" || key === "others-terms")).toEqual([]);
  });

  /** Whether it came to that. */
  function breaksDown(who: string, after: number): boolean {
    const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
    for (const [seat, name] of ALL.entries()) harbour.wish(name, { wish: "sit", seat, name });
    const trap = { who, left: after };
    harbour.trap = trap;
    const mend = () => {
      if (harbour.device(who).room === undefined) harbour.come(who).pass(5_000);
    };
    const agree = () => {
      for (const [seat, name] of ALL.entries()) {
        const sitter = harbour.lobby(name).seats[seat];
        if (sitter?.by === "person" && !sitter.isReady) harbour.wish(name, { wish: "ready", seat });
        mend();
      }
      harbour.wish("Ada", { wish: "start" });
      harbour.pass(1_000);
      mend();
    };
    agree();
    if (harbour.lobby("Ada").match === undefined) agree();
    const { match } = harbour.lobby("Ada");
    expect([after, match]).toEqual([after, expect.any(String)]);
    for (const name of ALL) expect([after, name, harbour.begins(name).at(-1)?.match]).toEqual([after, name, match]);
    return trap.left < 0;
  }

  test.each(["Ada", "Bo"])("%s's breaks down between any two things it does: a match begins all the same", (who) => {
    let steps = 0;
    while (breaksDown(who, steps)) steps++;
    expect(steps).toBeGreaterThan(10);
  });

  test("keeps what it can't read, and says so", () => {
    const harbour = seated();
    harbour.lose("Bo");
    harbour.store("Bo").set("lobby", { epoch: "one" });
    expect(() => harbour.come("Bo")).toThrow("malformed");
    expect(harbour.store("Bo").get("lobby")).toEqual({ epoch: "one" });
  });
});

test("of two tabs of one device the newer one stays, and the older is told", () => {
  const harbour = seated();
  const old = harbour.device("Bo");
  const { room } = old;
  // Another page of the same device, with what it has stored.
  harbour.devices.set("Bo elsewhere", { ...old, who: "Bo elsewhere" });
  harbour.come("Bo elsewhere").pass(6_000);
  expect(room?.trouble).toBe("elsewhere");
  expect(harbour.room("Bo elsewhere").state).toBe("in");
  expect(harbour.lobby("Ada").guests.map(({ isHere }) => isHere)).toEqual([true, true, true]);
});
