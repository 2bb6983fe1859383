/** What may be wished for by whom, and what becomes of it. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Wish } from "../../src/room/lobby.ts";
import { calledIn } from "../../src/room/names.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "./harbour.ts";

let harbour = new Harbour();
beforeEach(() => {
  harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
});

const refusals = (who: string): readonly string[] =>
  harbour.effects.flatMap(({ by, effect }) =>
    by === who && effect.do === "notice" ? [String(effect.facts.why ?? effect.key)] : [],
  );

/** What this one has written, and nobody else has heard. */
const unsaid = (who: string) =>
  harbour.effects.flatMap(({ by, effect }) => (by === who && effect.do === "unsaid" ? [effect] : []));

const readySeats = () => harbour.lobby("Bo").seats.map((seat) => seat.by === "person" && seat.isReady);

describe("anybody", () => {
  test("sits down, is called otherwise, stands up; all see it alike", () => {
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Captain  Bo" });
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({
      by: "person",
      name: "Captain Bo",
      device: harbour.key("Bo"),
    });
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bo" });
    harbour.wish("Bo", { wish: "stand", seat: 1 });
    for (const who of ["Ada", "Bo", "Cy"]) {
      expect(harbour.lobby(who)).toEqual(harbour.lobby("Ada"));
      expect(harbour.lobby(who).seats[1]).toEqual({ by: "open" });
    }
    expect(harbour.notices()).toEqual([]);
  });

  test("is ready, and not any more", () => {
    settle(harbour, "Bo", 1);
    expect(readySeats()).toEqual([false, true, false]);
    harbour.wish("Bo", { wish: "unready", seat: 1 });
    expect(readySeats()).toEqual([false, false, false]);
  });

  test("is called otherwise, and so is the seat that had the name, which has to be ready again", () => {
    settle(harbour, "Bo", 1);
    harbour.wish("Bo", { wish: "name", name: "Bob\u202e" });
    expect(harbour.lobby("Cy").guests[1]?.name).toBe("Bob");
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bob", isReady: false });
    harbour.reload("Bo");
    harbour.pass(3_000);
    expect(harbour.lobby("Cy").guests[1]?.name).toBe("Bob");
  });

  test("talks and reacts, and everybody hears it once, with the name", () => {
    harbour.wish("Bo", { wish: "chat", text: "hello\u0007" });
    harbour.wish("Ada", { wish: "react", sign: "⚓" });
    for (const who of ["Ada", "Bo", "Cy"]) {
      const heard = harbour.effects.flatMap(({ by, effect }) => (by === who && effect.do === "said" ? [effect] : []));
      expect(heard.map(({ name, said }) => [name, said])).toEqual([
        ["Bo", { kind: "chat", text: "hello" }],
        ["Ada", { kind: "react", sign: "⚓" }],
      ]);
    }
  });

  test("is told apart from whoever is called alike, in the chat and in the lobby", () => {
    harbour.guest("Ada\u200b");
    harbour.wish("Ada\u200b", { wish: "chat", text: "It’s me" });
    const said = harbour.effects.flatMap(({ by, effect }) =>
      by === "Cy" && effect.do === "said" ? [effect.name] : [],
    );
    expect(said).toEqual(["Ada (2)"]);
    expect([...calledIn(harbour.lobby("Cy")).devices.values()]).toEqual(["Ada", "Bo", "Cy", "Ada (2)"]);
    harbour.wish("Ada\u200b", { wish: "sit", seat: 0, name: "ADA" });
    settle(harbour, "Ada", 1);
    expect(calledIn(harbour.lobby("Cy")).seats).toEqual(["ADA", "Ada (2)", ""]);
  });

  test("goes for good, and leaves nothing behind", () => {
    settle(harbour, "Bo", 1);
    harbour.wish("Bo", { wish: "leave" });
    expect(harbour.lobby("Cy").guests.map(({ name }) => name)).toEqual(["Ada", "Cy"]);
    expect(harbour.lobby("Cy").seats[1]).toEqual({ by: "open" });
    expect([harbour.room("Bo").state, harbour.room("Bo").trouble]).toEqual(["out", undefined]);
    harbour.pass(30_000);
    expect(harbour.connected("Ada", "Bo")).toBe(false);
  });
});

describe("the host", () => {
  test("changes what is played, with more seats or fewer, and nobody is ready any more", () => {
    settle(harbour, "Bo", 1);
    settle(harbour, "Cy", 2);
    harbour.wish("Ada", { wish: "options", options: { nights: 5 }, players: 4 });
    expect(harbour.lobby("Cy").options).toEqual({ nights: 5 });
    expect(harbour.lobby("Cy").seats.map(({ by }) => by)).toEqual(["open", "person", "person", "open"]);
    expect(readySeats()).toEqual([false, false, false, false]);
    harbour.wish("Ada", { wish: "options", options: { nights: 5 }, players: 2 });
    expect(harbour.lobby("Cy").seats.map(({ by }) => by)).toEqual(["open", "person"]);
  });

  test.each<Wish>([
    { wish: "bot", seat: 0, name: "Otter", level: "random" },
    { wish: "patience", seconds: 60 },
    { wish: "clock", clock: { choice: 60, bank: 300 } },
    { wish: "clock", clock: null },
    { wish: "rotate" },
    { wish: "free", seat: 1 },
  ])("takes back everybody's readiness by %j", (wish) => {
    settle(harbour, "Bo", 1);
    settle(harbour, "Cy", 2);
    harbour.wish("Ada", wish);
    expect(readySeats()).toEqual([false, false, false]);
    expect(harbour.notices()).toEqual([]);
  });

  test("sets a clock, for all to see and for the match, and takes it away again", () => {
    const clock = { choice: 60, bank: 300 };
    harbour.wish("Ada", { wish: "clock", clock });
    expect(harbour.lobby("Bo").clock).toEqual(clock);
    harbour.wish("Ada", { wish: "clock", clock: null });
    expect(harbour.lobby("Bo").clock).toBeUndefined();
    harbour.wish("Ada", { wish: "clock", clock });
    harbour.reload("Ada");
    harbour.pass(3_000);
    for (const [seat, who] of ["Ada", "Bo", "Cy"].entries()) settle(harbour, who, seat);
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.begins("Bo")[0]?.roster.clock).toEqual(clock);
    expect(harbour.notices()).toEqual([]);
  });

  test("rotates the seats: everybody moves up by one", () => {
    settle(harbour, "Bo", 1);
    settle(harbour, "Cy", 2);
    harbour.wish("Ada", { wish: "rotate" });
    expect(harbour.lobby("Bo").seats.map((seat) => (seat.by === "person" ? seat.name : seat.by))).toEqual([
      "Cy",
      "open",
      "Bo",
    ]);
  });

  test("sends somebody away, who doesn't get in any more, even after the host has been reloaded", () => {
    settle(harbour, "Bo", 1);
    harbour.wish("Ada", { wish: "remove", device: harbour.key("Bo") });
    expect(harbour.room("Bo").trouble).toBe("removed");
    expect(harbour.lobby("Cy").guests.map(({ name }) => name)).toEqual(["Ada", "Cy"]);
    expect(harbour.lobby("Cy").seats[1]).toEqual({ by: "open" });
    harbour.reload("Ada");
    harbour.reload("Bo");
    harbour.pass(3_000);
    expect([harbour.room("Bo").state, harbour.room("Bo").trouble]).toEqual(["out", "removed"]);
    harbour.tell("Bo", { on: "again" });
    harbour.pass(3_000);
    expect(harbour.room("Bo").trouble).toBe("removed");
  });

  test("locks the room: nobody new comes in, who was here comes back", () => {
    harbour.wish("Ada", { wish: "lock", isLocked: true });
    harbour.guest("Dot");
    harbour.reload("Bo");
    harbour.pass(3_000);
    expect([harbour.room("Dot").state, harbour.room("Dot").trouble]).toEqual(["out", "room-locked"]);
    expect(harbour.room("Bo").state).toBe("in");
    harbour.wish("Ada", { wish: "lock", isLocked: false });
    harbour.tell("Dot", { on: "again" });
    harbour.pass(1_000);
    expect(harbour.room("Dot").state).toBe("in");
  });

  test("closes the room by leaving it", () => {
    harbour.wish("Ada", { wish: "leave" });
    for (const who of ["Bo", "Cy"]) {
      expect([harbour.room(who).state, harbour.room(who).trouble]).toEqual(["out", "room-closed"]);
    }
    expect(harbour.device("Ada").hasDoor).toBe(false);
  });
});

describe("refused, with the reason to whoever wished it", () => {
  test.each<[string, Wish, string]>([
    ["Bo", { wish: "options", options: { nights: 3 }, players: 3 }, "only-the-host"],
    ["Bo", { wish: "game", game: "rehearsal", options: { nights: 3 }, players: 3 }, "only-the-host"],
    ["Bo", { wish: "start" }, "only-the-host"],
    ["Bo", { wish: "lock", isLocked: true }, "only-the-host"],
    ["Bo", { wish: "rotate" }, "only-the-host"],
    ["Bo", { wish: "clock", clock: { choice: 60, bank: 300 } }, "only-the-host"],
    ["Cy", { wish: "sit", seat: 1, name: "Cy" }, "seat-taken"],
    ["Bo", { wish: "sit", seat: 3, name: "Bo" }, "no-such-seat"],
    ["Bo", { wish: "sit", seat: 2, name: " \u200e" }, "no-name"],
    ["Cy", { wish: "stand", seat: 1 }, "not-your-seat"],
    ["Cy", { wish: "ready", seat: 1 }, "not-your-seat"],
    ["Cy", { wish: "unready", seat: 0 }, "not-your-seat"],
    ["Bo", { wish: "chat", text: "\u0007" }, "nothing-said"],
    ["Bo", { wish: "sit", seat: 1, name: "\u3164\u200d" }, "no-name"],
    ["Ada", { wish: "options", options: { nights: 9 }, players: 3 }, "malformed"],
    ["Ada", { wish: "game", game: "rehearsal", options: { nights: 9 }, players: 3 }, "malformed"],
    ["Ada", { wish: "options", options: { nights: 3 }, players: 0 }, "malformed"],
    ["Ada", { wish: "options", options: { nights: 3 }, players: 65 }, "malformed"],
    ["Ada", { wish: "bot", seat: 1, name: "Otter", level: "random" }, "seat-taken"],
    ["Ada", { wish: "bot", seat: 0, name: "Otter", level: "genius" }, "no-such-bot"],
    ["Ada", { wish: "free", seat: -1 }, "no-such-seat"],
    ["Ada", { wish: "patience", seconds: 0 }, "malformed"],
    ["Ada", { wish: "clock", clock: { choice: 0, bank: 300 } }, "malformed"],
    ["Ada", { wish: "clock", clock: { choice: 60, bank: 0.5 } }, "malformed"],
    ["Ada", { wish: "remove", device: "0".repeat(64) }, "not-here"],
    ["Ada", { wish: "start" }, "seat-open"],
  ])("%s: %j is %s", (who, wish, why) => {
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    const before = harbour.lobby("Ada");
    harbour.wish(who, wish);
    expect(refusals(who)).toEqual([why]);
    expect(harbour.lobby("Ada")).toEqual(before);
    expect(harbour.lobby("Cy")).toEqual(before);
  });

  test("the host can't send itself away", () => {
    harbour.wish("Ada", { wish: "remove", device: harbour.key("Ada") });
    expect(refusals("Ada")).toEqual(["not-oneself"]);
  });

  test("nothing starts while somebody isn't ready, or isn't here", () => {
    settle(harbour, "Ada", 0);
    settle(harbour, "Bo", 1);
    harbour.wish("Ada", { wish: "bot", seat: 2, name: "Otter", level: "random" });
    harbour.wish("Ada", { wish: "ready", seat: 0 });
    harbour.wish("Ada", { wish: "start" });
    expect(refusals("Ada")).toEqual(["not-ready"]);
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    harbour.lose("Bo");
    harbour.pass(12_000);
    harbour.wish("Ada", { wish: "start" });
    expect(refusals("Ada")).toEqual(["not-ready", "seat-away"]);
    harbour.come("Bo").pass(3_000);
    harbour.wish("Ada", { wish: "start" });
    expect(harbour.lobby("Cy").match).toBeDefined();
    expect(refusals("Ada")).toEqual(["not-ready", "seat-away"]);
  });

  test("while a match is on, who plays what is settled, and what is said is said at the table", () => {
    for (const [seat, who] of ["Ada", "Bo", "Cy"].entries()) settle(harbour, who, seat);
    harbour.wish("Ada", { wish: "start" });
    harbour.wish("Bo", { wish: "chat", text: "hello" });
    harbour.wish("Bo", { wish: "stand", seat: 1 });
    harbour.wish("Ada", { wish: "options", options: { nights: 3 }, players: 3 });
    harbour.wish("Ada", { wish: "start" });
    expect(unsaid("Bo").map(({ text, why }) => [text, why])).toEqual([["hello", "match-on"]]);
    expect([refusals("Bo"), refusals("Ada")]).toEqual([["match-on"], ["match-on", "match-on"]]);
  });

  test("nobody is ready for what they haven't seen", () => {
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    // The host changes the options while Bo's word is on its way.
    harbour.tell("Ada", { on: "wish", wish: { wish: "options", options: { nights: 5 }, players: 3 } });
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    expect(refusals("Bo")).toEqual(["terms-changed"]);
    expect(readySeats()).toEqual([false, false, false]);
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    expect(readySeats()).toEqual([false, true, false]);
  });

  test("who wishes too much", () => {
    for (let times = 0; times < 20; times++) harbour.wish("Bo", { wish: "sit", seat: 1, name: `Bo ${times}` });
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo 20" });
    expect(new Set(refusals("Bo"))).toEqual(new Set(["too-many-wishes"]));
    harbour.pass(10_000);
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bo" });
    expect(harbour.connected("Ada", "Bo")).toBe(true);
  });

  test("wishes into the blue", () => {
    harbour.lose("Ada");
    harbour.pass(12_000);
    expect(harbour.room("Bo").state).toBe("away");
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    expect(refusals("Bo").at(-1)).toBe("not-connected");
  });
});

describe("what a host hasn't heard, who is just loading its page again", () => {
  const wishesOf = (text: string) => text.includes('"t":"wish"') || text.includes('"t":"ready"');
  /** Nothing that Bo says gets through until the host is back. */
  const deaf = (): void => {
    harbour.sieve = ({ from, text }) => (from === "Bo" ? undefined : text);
  };
  const hearing = (said: string[] = []): void => {
    harbour.sieve = ({ from, text }) => {
      if (from === "Bo" && wishesOf(text)) said.push(text);
      return text;
    };
  };

  test("is said again, once, and so is whoever is ready", () => {
    deaf();
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    const said: string[] = [];
    hearing(said);
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bo" });
    deaf();
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    hearing(said);
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(readySeats()).toEqual([false, true, false]);
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(said).toHaveLength(2);
    expect(harbour.notices("Bo")).not.toContain("refused-by-host");
  });

  test("is kept while there is no link to it, but not once the host is gone for long", () => {
    harbour.lose("Ada");
    harbour.pass(9_000);
    harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
    harbour.come("Ada").pass(3_000);
    expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bo" });
    expect(refusals("Bo")).not.toContain("not-connected");
  });

  test("counts for what was seen: the newest word holds, and nobody is ready for other terms", () => {
    settle(harbour, "Bo", 1);
    harbour.wish("Bo", { wish: "unready", seat: 1 });
    deaf();
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    // As long as Bo isn't heard, the host changes what is played.
    harbour.wish("Ada", { wish: "patience", seconds: 60 });
    hearing();
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(readySeats()).toEqual([false, false, false]);
    deaf();
    harbour.wish("Bo", { wish: "ready", seat: 1 });
    harbour.wish("Bo", { wish: "stand", seat: 1 });
    hearing();
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(harbour.lobby("Cy").seats[1]).toEqual({ by: "open" });
  });

  test("isn't said again once it was refused", () => {
    harbour.wish("Cy", { wish: "sit", seat: 1, name: "Cy" });
    const said: string[] = [];
    hearing(said);
    harbour.wish("Bo", { wish: "sit", seat: 3, name: "Bo" });
    harbour.reload("Ada");
    harbour.pass(3_000);
    expect(said).toHaveLength(1);
    expect(refusals("Bo").filter((why) => why === "no-such-seat")).toHaveLength(1);
  });
});

describe("at the door", () => {
  const troubleOf = (who: string) => [harbour.room(who).state, harbour.room(who).trouble];

  test("another version is turned away, and both are told", () => {
    harbour.sieve = ({ from, text }) => (from === "Dot" ? text.replace(/"version":\d+/u, '"version":99') : text);
    harbour.guest("Dot").pass(3_000);
    expect(troubleOf("Dot")).toEqual(["out", "other-version"]);
    expect(refusals("Ada")).toEqual(["other-version"]);
  });

  test("a game that isn't here, or is another build of it", () => {
    harbour
      .guest("Dot", { findGame: () => undefined })
      .guest("Eve", { findGame: () => ({ ...rehearsal, rules: "0".repeat(64) }) });
    harbour.pass(3_000);
    expect(troubleOf("Dot")).toEqual(["out", "unknown-game"]);
    expect(troubleOf("Eve")).toEqual(["out", "other-game"]);
  });
});
