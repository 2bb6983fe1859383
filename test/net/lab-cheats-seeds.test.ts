/** Many tables at which somebody deviates from the program as it comes: all others hold together, and play on. */
import { expect, test } from "vitest";
import { cheatedScene, playCheated } from "../../src/tools/lab/cheats/series.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";

const AT_ONCE = 30;
const RUNS = atScale(60, 300);

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
