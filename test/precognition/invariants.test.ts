import { beforeAll, expect, test } from "vitest";
import { atScale } from "../scale.ts";
import { ABOUT_BOATS } from "./invariants/boats.ts";
import { ABOUT_CARDS } from "./invariants/cards.ts";
import { ABOUT_THE_COURSE } from "./invariants/course.ts";
import { ABOUT_THE_MISSION } from "./invariants/mission.ts";
import { ABOUT_ROOMS } from "./invariants/rooms.ts";
import { playGame, recordOf } from "./random-game.ts";

const INVARIANTS = [...ABOUT_CARDS, ...ABOUT_BOATS, ...ABOUT_ROOMS, ...ABOUT_THE_COURSE, ...ABOUT_THE_MISSION];
const GAMES = atScale(260, 1040);

/** How the first game went that broke an invariant. */
const broken = new Map<string, string>();
let inputs = 0;

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) watchGame(seed);
});

function watchGame(seed: number): void {
  const watchers = INVARIANTS.map(({ title, begin }) => ({ title, watch: begin() }));
  playGame(seed, (moment) => {
    inputs += 1;
    for (const { title, watch } of watchers) {
      if (broken.has(title)) continue;
      try {
        watch(moment);
      } catch (error) {
        broken.set(title, `${error instanceof Error ? error.message : error}\n${recordOf(seed, moment.table.match)}`);
      }
    }
  });
}

for (const { title } of INVARIANTS) {
  test(title, () => {
    expect(broken.get(title)).toBeUndefined();
    expect(inputs).toBeGreaterThan(80 * GAMES);
  });
}
