/** What the page keeps in mind about a room, and what stands in the way of a match. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { askedRoom } from "../../src/online-ui/join-dialog.tsx";
import { viewOf } from "../../src/online-ui/room-view.ts";
import { startObstacle } from "../../src/online-ui/start-obstacle.ts";
import { wayOf } from "../../src/online-ui/wanted-way.ts";
import { waysOf } from "../../src/ui/match/variant-choice.ts";
import { device, FakeRoom, ME, person } from "./fake-room.ts";
import { BUSY, FRESH } from "./lobbies.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what others say counts as unread until the chat is in sight", () => {
  const room = new FakeRoom(BUSY);
  const view = viewOf(room);
  room.say(device(2), "Ada", "Hello");
  room.say(ME, "Mira", "Hello");
  expect(view.unread.value).toBe(1);
  const end = view.reading();
  expect(view.unread.value).toBe(0);
  room.say(device(2), "Ada", "Are you there?");
  expect(view.unread.value).toBe(0);
  end();
  room.say(device(2), "Ada", "?");
  expect(view.unread.value).toBe(1);
});

test("a reaction is shown for a few seconds, the newest of each", () => {
  const room = new FakeRoom(BUSY);
  const view = viewOf(room);
  const react = (sign: string) => room.news.emit("reacted", { from: device(2), name: "Ada", sign });
  react("wave");
  vi.advanceTimersByTime(3000);
  react("bravo");
  vi.advanceTimersByTime(3000);
  expect(view.reactions.value.get(device(2))).toBe("bravo");
  vi.advanceTimersByTime(3000);
  expect(view.reactions.value.size).toBe(0);
  react("<script>");
  expect(view.reactions.value.size).toBe(0);
});

test("what somebody points at is shown for a few seconds", () => {
  const room = new FakeRoom(BUSY);
  const view = viewOf(room);
  const point = (from: string, thing: string) => room.news.emit("pointed", { from, name: "Ada", thing });
  point(device(2), "card.eel-traps");
  point(ME, "card.weed-divers");
  vi.advanceTimersByTime(4000);
  point(device(2), "card.sunken-tram");
  vi.advanceTimersByTime(4000);
  expect([...view.pointed.value]).toEqual([[device(2), "card.sunken-tram"]]);
  view.mute(device(2), true);
  point(device(2), "card.eel-traps");
  expect(view.pointed.value.size).toBe(0);
});

test("of whoever is muted nothing is heard", () => {
  const room = new FakeRoom(BUSY);
  const view = viewOf(room);
  room.news.emit("reacted", { from: device(2), name: "Ada", sign: "wave" });
  view.mute(device(2), true);
  room.say(device(2), "Ada", "Hello");
  room.news.emit("reacted", { from: device(2), name: "Ada", sign: "wave" });
  expect([view.unread.value, view.reactions.value.size]).toEqual([0, 0]);
  view.mute(device(2), false);
  room.say(device(2), "Ada", "Hello");
  expect(view.unread.value).toBe(1);
});

test("a match waits for seats, for whoever is lost, and for whoever isn't ready, in this order", () => {
  const key = (lobby: typeof BUSY) => startObstacle(lobby, true)?.key;
  expect(key({ ...FRESH, seats: [{ by: "open" }] })).toBe("room.start.nobody");
  expect(key(FRESH)).toBe("room.start.open");
  expect(key(BUSY)).toBe("room.start.away");
  const seats = [person(1, "Mira"), person(2, "Ada")];
  expect(startObstacle({ ...BUSY, seats }, true)?.params).toEqual({ names: ["Ada"], n: 1 });
  expect(key({ ...BUSY, seats: [person(1, "Mira"), person(2, "Ada", true)] })).toBeUndefined();
});

test("the way to play is found in the options of a room, whatever else they say", () => {
  const ways = waysOf(GAMES[0]?.variants ?? []);
  const options = { ...Object(BUSY.options), handicap: [] };
  expect(wayOf(ways, { ...BUSY, options })).toMatchObject({
    players: 4,
    options: { mode: "teams", setup: "advanced" },
  });
});

test("a code is read however it was written down, and so is a link", () => {
  const print = "0123456789abcdef0123456789abcdef";
  for (const typed of ["katzen", " KAT ZEN ", "kat-zen"]) expect(askedRoom(typed)).toEqual({ room: "KATZEN" });
  expect(askedRoom(`https://letea.example/#room=KATZEN.${print}`)).toEqual({ room: `KATZEN.${print}` });
  for (const typed of ["", "KATZE", "KATZIO"]) expect(askedRoom(typed)).toEqual({ refused: "refusal.code-unreadable" });
  expect(askedRoom("#room=KATZEN.12")).toEqual({ refused: "refusal.invitation-unreadable" });
});
