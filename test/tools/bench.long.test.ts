/** The slow parts of the bench, with the smallest settings: pages, rooms, and the simulated network. */
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { nameOf } from "../../src/tools/play/games.ts";
import { measured } from "./measured.ts";

const OF_EVERY_FULL_TABLE = [
  "whole matches of random person seats",
  "whole matches of random bot seats",
  "inputs applied",
  "legal lists",
  "whole matches of greedy person seats",
  "time in which greedy answers",
  "fair record, a round and seat",
];

const OF_THE_FIRST = [
  "first third of a match",
  "middle third of a match",
  "last third of a match",
  "state hash",
  "size of a record",
  "read and check a record",
  "fair record, a round and seat",
  "fair record in short",
  "time to hash a round of it",
  "time to sign a round, of one seat",
  "time to sign a fair record",
  "time to check a round",
  "time to verify a fair record",
];

const OF_THE_NETWORK = [
  "messages of a round and seat",
  "bytes of a round and seat",
  "everybody's reveal, links of 50 ms",
  "everybody's reveal, links of 150 ms",
  "until all have a new host",
];

const OF_FLOODS = [
  "accuses others of what it has done itself, 100 a second: work a second",
  "greets on 500 lanes a second: work of the longest text",
  "a spectator sends small lists of 64 kB, 100 a second: work a second",
  "a spectator asks for everything, 90 a second: sent in answer, a second",
];

const OF_THE_PAGE = [
  "the first page: code and art",
  "the table, beyond the first page: code",
  "time to the first page",
  "JavaScript a frame at rest",
  "JavaScript a frame in the busiest",
  "memory after 1 match",
];

const OF_ROOMS = [
  "beyond the first page: code",
  "to a room that can be found",
  "to the room behind it, median",
  "killed is missed, most",
  "guest's page anew to being connected, median",
  "host's page anew to being connected, most",
];

const OF_CONNECTIONS = [
  "rounds played by 4 on real connections",
  "messages of a round and seat on real connections",
  "bytes of a round and seat on real connections, texts",
  "bytes of a round and seat on real connections, packets",
  "connections: time from the last choice to everybody's reveal, most",
  "3 guests: time until all are in",
  "3 guests: time from the last choice to everybody's reveal, median",
  "3 guests: the host sends in a round",
  "3 guests: the host sends a second while people think",
];

const OF_LOSSES = ["a guest's page is loaded anew: from then until hand and locked choice are back, most"];

test("bench measures every game", async () => {
  const names = await measured("--only", "engine", "--seconds", "0.01");
  const fullTables = GAMES.flatMap(({ variants }) => variants).filter(({ players }) => players === 4);
  expect(fullTables.length).toBeGreaterThan(1);
  for (const variant of fullTables) {
    const mine = names.filter((name) => name.includes(`${nameOf(variant)}: `));
    for (const what of OF_EVERY_FULL_TABLE) expect(mine).toContainEqual(expect.stringContaining(what));
  }
  for (const what of OF_THE_FIRST) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures every game on a simulated network", async () => {
  const names = await measured("--only", "network");
  for (const what of OF_THE_NETWORK) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures what floods cost", async () => {
  const names = await measured("--only", "floods");
  for (const what of OF_FLOODS) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures the page in a browser", async () => {
  const names = await measured("--only", "page", "--frames", "20", "--matches", "1");
  for (const what of OF_THE_PAGE) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures rooms between pages", async () => {
  const names = await measured("--only", "online", "--times", "1");
  for (const what of OF_ROOMS) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures how long it takes after a loss", async () => {
  const names = await measured("--only", "losses", "--loss", "guest-reload", "--times", "1");
  for (const what of OF_LOSSES) expect(names).toContainEqual(expect.stringContaining(what));
});

test("bench measures matches over real connections", async () => {
  const names = await measured("--only", "connections", "--guests", "3", "--rounds", "1");
  for (const what of OF_CONNECTIONS) expect(names).toContainEqual(expect.stringContaining(what));
});

const OF_A_FLOODED_PAGE = [
  "nobody floods the guest: time until another one sees a choice",
  "a host accuses others of entries that are in order, 100 a second: frames a second",
  "a host accuses others of entries that are in order, 100 a second: longest time between two frames",
  "a host accuses others of entries that are in order, 100 a second: sent a second",
];

test("bench measures whether a page that is flooded goes on", async () => {
  const names = await measured("--only", "flooded-page", "--flood", "in-order", "--flooding", "1");
  for (const what of OF_A_FLOODED_PAGE) expect(names).toContainEqual(expect.stringContaining(what));
});
