import type { Result } from "../../../engine/game.ts";
import { TEAMS, teamOf } from "../model/seats.ts";
import type { Boat, State } from "../model/state.ts";

const HEALTHY_PER_PLAYER = 15;

/** The healthy Humans that all players need together to win. */
export const goalOf = (players: number): number => HEALTHY_PER_PLAYER * players;

type Score = readonly [healthy: number, contaminated: number];

/** Ranked by healthy Humans, then by contaminated ones; after that places are shared. */
export function result({ phase, options, boats, mission }: State): Result | undefined {
  if (phase !== "over") return undefined;
  const own = boats.map((boat): Score => [boat.cabins, boat.contaminated]);
  switch (options.mode) {
    case "competitive":
      return ranked(own);
    case "teams":
      return ofTeams(boats);
    case "coop": {
      const [healthy] = total(boats);
      const isWon = mission?.isLost === false && healthy >= goalOf(boats.length);
      return { places: boats.map(() => (isWon ? 1 : 2)), scores: own, isWon };
    }
  }
}

const total = (boats: readonly Boat[]): Score => [
  boats.reduce((sum, { cabins }) => sum + cabins, 0),
  boats.reduce((sum, { contaminated }) => sum + contaminated, 0),
];

function ranked(scores: readonly Score[]): Result {
  return { places: scores.map((mine) => 1 + scores.filter((other) => isBetter(other, mine)).length), scores };
}

const isBetter = (a: Score, b: Score): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** Each seat has the place and the score of its team. */
function ofTeams(boats: readonly Boat[]): Result {
  const teams = ranked(TEAMS.map((team) => total(boats.filter((_, seat) => teamOf(seat) === team))));
  return {
    places: boats.map((_, seat) => teams.places[teamOf(seat)] ?? 0),
    scores: boats.map((_, seat) => teams.scores[teamOf(seat)] ?? []),
  };
}
