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

const OF_SIGNALLING = [
  "time until a page is welcome",
  "addresses one machine takes",
  "bytes of offers one machine has kept for nobody",
  "codes one machine tries in 0.5 s",
];

test("bench measures what one machine gets of the signalling server", async () => {
  const names = await measured("--only", "signalling", "--seconds", "0.5");
  for (const what of OF_SIGNALLING) expect(names).toContainEqual(expect.stringContaining(what));
});

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
