/** The same with the game that is played, in every mode of it. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { GAMES } from "../../src/games/index.ts";
import { scan, type Transcript } from "../../src/tools/lab/early.ts";
import { atScale } from "../scale.ts";
import { runAll } from "./seeds.ts";

const RUNS = atScale(10, 20);
const AT_ONCE = 5;
/** Of so many ways to play all that was said is searched. */
const LOOKED_AT = atScale(3, Number.POSITIVE_INFINITY);
const SEEDS = Array.from({ length: RUNS / AT_ONCE }, (_, k) => 1 + k * AT_ONCE);

describe.each(GAMES)(`${RUNS} of $id`, (game) => {
  const ways = [...new Map(game.variants.map(({ options }) => [encode(options), options])).values()];
  const transcripts: Transcript[] = [];
  const wayOf = ({ book }: Transcript): string => encode(book.terms.roster.options);

  test.each(SEEDS)("from seed %i on", (from) => {
    transcripts.push(...runAll({ game, from, runs: AT_ONCE, ways }).flatMap(({ transcript }) => transcript ?? []));
  });

  test("each way to play it has had its turn", () => {
    expect(new Set(transcripts.map(wayOf))).toEqual(new Set(ways.map(encode)));
  });

  test("nobody could have known a card or a choice early", () => {
    // Of each way the shortest one: how long it takes grows with the square of how much is said.
    const shortest = new Map<string, Transcript>();
    for (const one of transcripts.toSorted((a, b) => b.reached.length - a.reached.length))
      shortest.set(wayOf(one), one);
    const looked = [...shortest.values()].toSorted((a, b) => a.reached.length - b.reached.length).slice(0, LOOKED_AT);
    expect(looked).toHaveLength(Math.min(LOOKED_AT, ways.length));
    for (const transcript of looked) {
      const { promises, salts, found } = scan(transcript);
      expect(promises, wayOf(transcript)).toBeGreaterThan(20);
      expect(salts, wayOf(transcript)).toBeGreaterThan(promises);
      expect(found, wayOf(transcript)).toEqual([]);
    }
  });
});
