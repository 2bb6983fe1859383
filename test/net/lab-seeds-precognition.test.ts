/** The same with the game that is played: every mode of it comes up. */
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { scan } from "../../src/tools/lab/early.ts";
import { runAll } from "./seeds.ts";

test.each(GAMES)("20 of $id", (game) => {
  const reports = runAll({ game, from: 1, runs: 20 });
  const played = new Set(reports.map(({ transcript }) => JSON.stringify(transcript?.book.terms.roster.options)));
  expect(played.size).toBeGreaterThan(5);
});

test.each(GAMES)("nobody could have known a card or a choice of $id early", (game) => {
  for (const { transcript } of runAll({ game, from: 3, runs: 2, players: 2 })) {
    if (transcript === undefined) throw new Error("nobody held the record");
    const { promises, salts, found } = scan(transcript);
    expect(promises).toBeGreaterThan(40);
    expect(salts).toBeGreaterThan(promises);
    expect(found).toEqual([]);
  }
});
