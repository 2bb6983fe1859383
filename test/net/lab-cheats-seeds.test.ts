/** Many tables at which somebody deviates from the program as it comes: all others hold together, and play on. */
import { expect, test } from "vitest";
import { cheatedScene, playCheated } from "../../src/tools/lab/cheats/series.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";

const AT_ONCE = 30;
const RUNS = atScale(40, 300);

/** What fails prints its seed, and the least of what was drawn that is enough for it. */
function runAll(from: number, runs: number, cheats: number): void {
  for (let seed = from; seed < from + runs; seed++) {
    const { failure } = playCheated(cheatedScene(rehearsal, { cheats }, seed));
    if (failure !== "") expect.fail(failure);
  }
}

test.each(Array.from({ length: RUNS / AT_ONCE }, (_, k) => 1 + k * AT_ONCE))(
  `${RUNS} with one cheat: from seed %i on`,
  (from) => {
    runAll(from, AT_ONCE, 1);
  },
);

/** Seeds that go wrong without what they are called by, as long as they're drawn in the same way. */
const ONCE_WRONG: Readonly<Record<string, readonly number[]>> = {
  "whoever is asked at the last moment has time to answer": [1528, 1845, 1966, 4668, 5840, 6476, 7356],
  "whom a cheat has sent away in one of two records speaks for the next host": [9933],
  "what is over is gone along with, by whoever has spoken for a host as well": [262],
  "words about an earlier moment cost nothing": [900],
  "two votes of one seat prove that it cheats": [1701],
};

test.each(Object.entries(ONCE_WRONG))("%s", (_, seeds) => {
  for (const seed of seeds) runAll(seed, 1, 1);
});
