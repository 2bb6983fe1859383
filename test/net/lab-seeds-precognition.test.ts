/** The same with the game that is played: every mode of it comes up. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { scan, type Transcript } from "../../src/tools/lab/early.ts";
import { runAll } from "./seeds.ts";

const SCANNED = 4;

const kindOf = ({ book }: Transcript): string => JSON.stringify(book.terms.roster.options);

const SEEDS = [1, 6, 11, 16];
const AT_ONCE = 5;

describe.each(GAMES)("20 of $id", (game) => {
  const transcripts: Transcript[] = [];

  test.each(SEEDS)("from seed %i on", (from) => {
    transcripts.push(...runAll({ game, from, runs: AT_ONCE }).flatMap(({ transcript }) => transcript ?? []));
  });

  test("nobody could have known a card or a choice early", () => {
    expect(new Set(transcripts.map(kindOf)).size).toBeGreaterThan(5);
    // The shortest ones of different kinds: how long it takes grows with the square of how much is said.
    const byLength = transcripts.toSorted((a, b) => a.reached.length - b.reached.length);
    const isFirst = (transcript: Transcript, at: number) =>
      byLength.findIndex((other) => kindOf(other) === kindOf(transcript)) === at;
    for (const transcript of byLength.filter(isFirst).slice(0, SCANNED)) {
      const kind = kindOf(transcript);
      const { promises, salts, found } = scan(transcript);
      expect(promises, kind).toBeGreaterThan(20);
      expect(salts, kind).toBeGreaterThan(promises);
      expect(found, kind).toEqual([]);
    }
  });
});
