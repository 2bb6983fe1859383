/** 5 and 6: who has won. */
import { isWon } from "./mission.ts";
import type { Table } from "./table.ts";

type Score = [healthy: number, contaminated: number];

export function result(table: Table) {
  const own = table.boats.map(({ cabins, contaminated }): Score => [cabins, contaminated]);
  switch (table.options.mode) {
    case "competitive":
      return { places: places(own), scores: own };
    case "teams": {
      const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = own;
      const teams = [add(a, b), add(c, d)];
      const [first = 0, second = 0] = places(teams);
      return { places: [first, first, second, second], scores: [teams[0], teams[0], teams[1], teams[1]] };
    }
    case "coop": {
      const won = isWon(table);
      return { places: own.map(() => (won ? 1 : 2)), scores: own, isWon: won };
    }
  }
}

const add = ([a, b]: Score, [c, d]: Score): Score => [a + c, b + d];

/** Most healthy Humans; tie: most contaminated; tie: shared. */
const places = (scores: Score[]): number[] =>
  scores.map(
    ([healthy, contaminated]) =>
      1 + scores.filter(([a, b]) => a > healthy || (a === healthy && b > contaminated)).length,
  );
