/** A room whose host is lost, or comes back, or isn't who they say. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { type Book, headOf } from "../../src/fair/book.ts";
import { keyPrint } from "../../src/fair/signing.ts";
import type { Lobby } from "../../src/room/lobby.ts";
import { toWire } from "../../src/room/storage.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "./harbour.ts";
import { play } from "./play.ts";

const ALL = ["Ada", "Bo", "Cy"];

/** In the middle of a match of three, with somebody who watches. */
function underWay(seed: number): Harbour {
  const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy").guest("Dot");
  harbour.wish("Ada", { wish: "options", options: { nights: 5 }, players: 3 });
  for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
  harbour.wish("Ada", { wish: "start" });
  play(harbour, seed, isPlaying);
  expect(harbour.lobby("Dot").match).toBeDefined();
  return harbour;
}

const isPlaying = (books: readonly Book[]): boolean => books.every(({ entries }) => entries.length > 8);

const agreeOn = (harbour: Harbour, host: string, ...whose: readonly string[]): void => {
  for (const who of [host, ...whose]) {
    expect([who, harbour.room(who).state, harbour.lobby(who).host]).toEqual([who, "in", harbour.key(host)]);
    expect(harbour.lobby(who)).toEqual(harbour.lobby(host));
  }
};

const message = (lobby: Lobby): string =>
  encode({ t: "lobby", lobby: toWire(lobby), rules: rehearsal.rules, content: rehearsal.content });

describe("a host that is lost during a match", () => {
  test("is followed by whoever hosts the match, at the door too; it comes back as a guest and plays on", () => {
    const harbour = underWay(1);
    const print = keyPrint(harbour.key("Ada"));
    harbour.lose("Ada");
    harbour.pass(40_000);
    agreeOn(harbour, "Bo", "Cy", "Dot");
    expect(harbour.notices("Bo")).toContain("hosting-now");
    expect(harbour.device("Bo").hasDoor).toBe(true);

    harbour.guest("Eve").guest("Fay", { print }).pass(3_000);
    agreeOn(harbour, "Bo", "Eve");
    expect([harbour.room("Fay").state, harbour.room("Fay").trouble]).toEqual(["out", "host-changed"]);
    harbour.tell("Fay", { on: "anyway" });
    harbour.pass(3_000);
    agreeOn(harbour, "Bo", "Fay");

    harbour.come("Ada").pass(20_000);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot", "Eve", "Fay");
    expect(harbour.device("Ada").hasDoor).toBe(false);
    const books = play(harbour, 1);
    expect(books).toHaveLength(6);
    expect(new Set(books.map(headOf)).size).toBe(1);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot", "Eve", "Fay");
    expect(harbour.lobby("Ada").match).toBeUndefined();

    for (const [seat, who] of ALL.entries()) harbour.wish(who, { wish: "ready", seat });
    harbour.wish("Bo", { wish: "start" });
    expect(harbour.begins("Ada").at(-1)?.roster.line).toEqual([1, 0, 2]);
    play(harbour, 2);
    agreeOn(harbour, "Bo", "Ada", "Cy");
  });

  test("leaves for good: its seat is free, though another one hosts before they hear of it", () => {
    const harbour = underWay(2);
    harbour.sieve = ({ to, text }) => (to === "Ada" ? undefined : text);
    harbour.tellMember("Ada", { on: "leave", seat: 0 });
    harbour.pass(2_000);
    expect(harbour.lobby("Bo").host).toBe(harbour.key("Bo"));
    expect(harbour.lobby("Ada").host).toBe(harbour.key("Ada"));
    harbour.wish("Ada", { wish: "leave" });
    for (const who of ["Bo", "Cy"]) expect(harbour.lobby(who).seats[0]).toEqual({ by: "open" });
  });

  test("comes back when all is over, and finds the one who hosts now", () => {
    const harbour = underWay(3);
    harbour.lose("Ada");
    harbour.pass(40_000);
    for (const about of ["Bo", "Cy"].keys()) {
      harbour.tellMember(["Bo", "Cy"][about] ?? "", { on: "agree", seat: about + 1, about: 0, to: "silent" });
    }
    play(harbour, 3);
    agreeOn(harbour, "Bo", "Cy", "Dot");
    expect(harbour.lobby("Bo").match).toBeUndefined();
    harbour.come("Ada").pass(40_000);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot");
  });

  test("was only cut off: it yields to who hosts now", () => {
    const harbour = underWay(4);
    harbour.cut(["Ada"], ["Bo", "Cy", "Dot"]);
    harbour.pass(40_000);
    agreeOn(harbour, "Bo", "Cy", "Dot");
    expect(harbour.room("Ada").isHost).toBe(true);
    harbour.mend();
    harbour.pass(40_000);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot");
    play(harbour, 4);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot");
  });

  test("who was away while the host changed finds the next one, seated or not", () => {
    const harbour = underWay(5);
    harbour.lose("Cy");
    harbour.lose("Dot");
    harbour.lose("Ada");
    harbour.pass(20_000);
    harbour.come("Cy").pass(60_000);
    agreeOn(harbour, "Bo", "Cy");
    harbour.come("Dot").pass(40_000);
    agreeOn(harbour, "Bo", "Cy", "Dot");
  });

  test("only watched: whoever hosts the match keeps the room", () => {
    const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
    harbour.wish("Ada", { wish: "options", options: { nights: 2 }, players: 2 });
    settle(harbour, "Bo", 0);
    settle(harbour, "Cy", 1);
    harbour.wish("Ada", { wish: "start" });
    harbour.pass(20_000);
    agreeOn(harbour, "Ada", "Bo", "Cy");
    harbour.lose("Ada");
    harbour.pass(50_000);
    agreeOn(harbour, "Bo", "Cy");
    play(harbour, 6);
    expect(harbour.lobby("Cy").match).toBeUndefined();
    harbour.come("Ada").pass(60_000);
    agreeOn(harbour, "Bo", "Ada", "Cy");
  });
});

describe("without a match", () => {
  test("nobody takes a room over; it goes on when its host comes back", () => {
    const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
    settle(harbour, "Bo", 1);
    harbour.lose("Ada");
    harbour.pass(60_000);
    for (const who of ["Bo", "Cy"])
      expect([harbour.room(who).state, harbour.device(who).hasDoor]).toEqual(["away", false]);
    harbour.come("Ada").pass(20_000);
    agreeOn(harbour, "Ada", "Bo", "Cy");
    expect(harbour.lobby("Bo").seats[1]).toMatchObject({ by: "person", isReady: true });
  });

  test("somebody else at the door isn't followed, unless the people here want it", () => {
    const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
    harbour.lose("Ada");
    harbour.pass(5_000);
    harbour.host("Eve");
    harbour.pass(40_000);
    expect([harbour.room("Bo").state, harbour.room("Bo").trouble]).toEqual(["out", "host-changed"]);
    harbour.tell("Cy", { on: "anyway" });
    harbour.come("Ada").pass(40_000);
    agreeOn(harbour, "Ada", "Bo");
    agreeOn(harbour, "Eve", "Cy");
  });

  test("an invitation leads to whoever it names, and to nobody else", () => {
    const harbour = new Harbour().host("Ada");
    const print = keyPrint(harbour.key("Ada"));
    harbour.guest("Bo", { print });
    agreeOn(harbour, "Ada", "Bo");
    harbour.guest("Cy", { print: print.replace(/^./u, (first) => (first === "0" ? "1" : "0")) });
    harbour.pass(3_000);
    expect([harbour.room("Cy").state, harbour.room("Cy").trouble]).toEqual(["out", "host-changed"]);
  });
});

describe("a guest that says it hosts", () => {
  test.each([
    ["while nothing is played", () => new Harbour().host("Ada").guest("Bo").guest("Cy").guest("Dot").pass(3_000)],
    ["during a match", () => underWay(7)],
  ])("isn't believed by the host, %s", (_, come) => {
    const harbour = come();
    const lobby = harbour.lobby("Ada");
    harbour.forge("Cy", "Ada", message({ ...lobby, host: harbour.key("Cy"), epoch: 99 }));
    harbour.pass(5_000);
    agreeOn(harbour, "Ada", "Bo", "Cy");
    expect(harbour.notices("Ada")).toContain("not-understood");
  });

  test("isn't believed by other guests, as long as they hear the host", () => {
    const harbour = underWay(8);
    const lobby = harbour.lobby("Ada");
    // Cy's device dials Bo's, as only hosts do.
    const text = message({ ...lobby, host: harbour.key("Cy"), epoch: 99 });
    harbour.connect("Cy", "Bo");
    harbour.forge("Cy", "Bo", text);
    harbour.pass(5_000);
    agreeOn(harbour, "Ada", "Bo");
    expect(harbour.notices("Bo")).toContain("not-the-host");
  });

  test("isn't believed by who comes back, host or not: the match says who hosts", () => {
    const harbour = underWay(9);
    const lobby = harbour.lobby("Ada");
    harbour.lose("Ada");
    harbour.lose("Dot");
    harbour.pass(40_000);
    // Cy is the first to reach those who come back.
    harbour.cut(["Bo"], ["Ada", "Dot"]);
    harbour.sieve = ({ from, to, text }) =>
      from === "Ada" && to === "Cy" && text.includes('"t":"lobby"') ? undefined : text;
    const lie = message({ ...lobby, host: harbour.key("Cy"), epoch: 99 });
    for (const who of ["Ada", "Dot"]) {
      harbour.come(who).pass(who === "Dot" ? 12_000 : 0);
      harbour.connect("Cy", who);
      harbour.forge("Cy", who, lie);
    }
    expect(harbour.lobby("Ada").host).toBe(harbour.key("Ada"));
    expect(harbour.lobby("Dot").host).toBe(harbour.key("Ada"));
    harbour.mend();
    harbour.pass(60_000);
    agreeOn(harbour, "Bo", "Ada", "Cy", "Dot");
  });

  test("can't claim the room while its host reloads", () => {
    const harbour = underWay(10);
    const lobby = harbour.lobby("Ada");
    // Cy is the first to find the host again, and says nothing else.
    harbour.cut(["Ada"], ["Bo", "Dot"]);
    harbour.sieve = ({ from, lane, text }) =>
      from === "Cy" && lane === "room" && text.includes('"t":"here"') ? undefined : text;
    harbour.reload("Ada");
    harbour.connect("Cy", "Ada");
    harbour.forge("Cy", "Ada", message({ ...lobby, host: harbour.key("Cy"), epoch: lobby.epoch + 1 }));
    harbour.pass(1_000);
    expect(harbour.room("Ada").isHost).toBe(true);
    expect(harbour.device("Ada").hasDoor).toBe(true);
    harbour.mend();
    harbour.sieve = ({ text }) => text;
    harbour.pass(20_000);
    agreeOn(harbour, "Ada", "Bo", "Cy", "Dot");
  });

  test("is told about to the people of a host that nobody else comes back to", () => {
    const harbour = underWay(11);
    const lobby = harbour.lobby("Ada");
    harbour.cut(["Ada"], ["Bo", "Dot"]);
    harbour.sieve = ({ lane, from, to, text }) =>
      lane !== "room" || (from === "Cy" && to === "Ada" && text.includes('"t":"here"')) ? undefined : text;
    harbour.lose("Ada");
    harbour.come("Ada");
    const claim = message({ ...lobby, host: harbour.key("Cy"), epoch: lobby.epoch + 1 });
    for (let passed = 0; passed < 40; passed++) {
      harbour.pass(1_000);
      harbour.sieve = ({ from, to, text }) =>
        from === "Cy" && to === "Ada" && text.includes('"t":"here"') ? undefined : text;
      if (!harbour.connected("Cy", "Ada")) harbour.connect("Cy", "Ada");
      if (harbour.room("Ada").trouble === undefined) harbour.forge("Cy", "Ada", claim);
    }
    expect([harbour.room("Ada").isHost, harbour.room("Ada").trouble]).toEqual([true, "host-changed"]);
    harbour.sieve = ({ text }) => text;
    harbour.mend();
    harbour.tell("Ada", { on: "again" });
    harbour.pass(40_000);
    agreeOn(harbour, "Ada", "Bo", "Dot");
  });

  test("isn't let in by those it isn't in a room with", () => {
    const harbour = new Harbour().host("Ada").guest("Bo");
    harbour.add("Eve").come("Eve");
    harbour.wish("Ada", { wish: "remove", device: harbour.key("Eve") });
    harbour.connect("Eve", "Bo");
    expect(harbour.notices("Bo")).toEqual(["not-greeted"]);
    expect(harbour.connected("Eve", "Bo")).toBe(false);
  });
});
