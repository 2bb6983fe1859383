/** The host chooses among the games of its page, and everybody hears which it is. */
import { beforeEach, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { hashText } from "../../src/engine/hash.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "./harbour.ts";

const { random } = rehearsal.bots;
if (random === undefined) throw new Error("the rehearsal game has lost its bot");
const other: Game = {
  ...rehearsal,
  id: "other",
  rules: hashText("another game"),
  bots: { calm: random, bold: random },
};
const both = { findGame: (id: string) => [rehearsal, other].find((game) => game.id === id) };
const OTHER = { wish: "game", game: "other", options: { nights: 5 }, players: 2 } as const;

let harbour = new Harbour();
beforeEach(() => {
  harbour = new Harbour().host("Ada", both).guest("Bo", both);
});

test("all see it at once, keep the seats there are, and agree anew", () => {
  settle(harbour, "Bo", 1);
  harbour.wish("Ada", { wish: "bot", seat: 0, name: "Otter", level: "random" });
  harbour.wish("Ada", OTHER);
  expect(harbour.lobby("Bo")).toEqual(harbour.lobby("Ada"));
  expect(harbour.lobby("Bo")).toMatchObject({ game: "other", options: { nights: 5 } });
  expect(harbour.lobby("Bo").seats).toMatchObject([
    { by: "bot", name: "Otter", level: "calm" },
    { by: "person", name: "Bo", isReady: false },
  ]);
  expect(harbour.notices()).toEqual([]);
});

test("what is played then is that game, and after a reload it's still the room's", () => {
  harbour.wish("Ada", OTHER);
  harbour.reload("Ada");
  harbour.reload("Bo");
  harbour.pass(3_000);
  settle(harbour, "Ada", 0);
  settle(harbour, "Bo", 1);
  harbour.wish("Ada", { wish: "start" });
  expect(harbour.begins("Bo")[0]?.roster).toMatchObject({ game: "other", rules: other.rules, options: { nights: 5 } });
  expect(harbour.notices()).toEqual([]);
});

test("a page that hasn't got it is out, and comes back when it's another", () => {
  harbour.guest("Cy", { findGame: (id) => (id === rehearsal.id ? rehearsal : undefined) }).pass(3_000);
  harbour.wish("Ada", OTHER);
  expect([harbour.room("Cy").state, harbour.room("Cy").trouble]).toEqual(["out", "unknown-game"]);
  expect(harbour.lobby("Bo").game).toBe("other");
  harbour.wish("Ada", { wish: "game", game: rehearsal.id, options: { nights: 3 }, players: 3 });
  harbour.tell("Cy", { on: "again" });
  harbour.pass(3_000);
  expect(harbour.room("Cy").state).toBe("in");
  expect(harbour.lobby("Cy").game).toBe(rehearsal.id);
});

test("one that the host hasn't got itself can't be chosen, and changes nothing", () => {
  const before = harbour.lobby("Ada");
  harbour.wish("Ada", { ...OTHER, game: "chess" });
  expect(harbour.lobby("Ada")).toEqual(before);
  expect(harbour.notices()).toContain("unknown-game");
});

test("while a match is on, the game is settled", () => {
  settle(harbour, "Ada", 0, 2);
  settle(harbour, "Bo", 1);
  harbour.wish("Ada", { wish: "start" });
  harbour.wish("Ada", OTHER);
  expect(harbour.lobby("Bo").game).toBe(rehearsal.id);
  expect(harbour.notices()).toContain("match-on");
});
