/** The same with the game that is played: every mode of it comes up. */
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { runAll } from "./seeds.ts";

test.each(GAMES)("20 of $id", (game) => {
  const reports = runAll({ game, from: 1, runs: 20 });
  const played = new Set(reports.map(({ transcript }) => JSON.stringify(transcript?.book.terms.roster.options)));
  expect(played.size).toBeGreaterThan(5);
});
