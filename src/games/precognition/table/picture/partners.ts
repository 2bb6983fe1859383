/** Partners and teams of the team game. */
import { TEAMS, type Team, teamOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";

/** Undefined where there are no teams. */
export function partnerOf({ options, boats }: Pick<State, "options" | "boats">, seat: number): number | undefined {
  if (options.mode !== "teams") return undefined;
  return boats.findIndex((_, other) => other !== seat && teamOf(other) === teamOf(seat));
}

export interface TeamTotal {
  readonly team: Team;
  readonly seats: readonly number[];
  readonly healthy: number;
  readonly contaminated: number;
}

/** Empty where there are no teams. */
export function teamTotals({ options, boats }: Pick<State, "options" | "boats">): readonly TeamTotal[] {
  if (options.mode !== "teams") return [];
  return TEAMS.map((team) => {
    const own = boats.flatMap((boat, seat) => (teamOf(seat) === team ? [{ boat, seat }] : []));
    return {
      team,
      seats: own.map(({ seat }) => seat),
      healthy: own.reduce((sum, { boat }) => sum + boat.cabins, 0),
      contaminated: own.reduce((sum, { boat }) => sum + boat.contaminated, 0),
    };
  });
}
