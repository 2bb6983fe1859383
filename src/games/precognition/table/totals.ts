/** The healthy Humans of each team, or of all boats in the co-operative game. */
import type { Total } from "../../../ui/game-table.ts";
import type { State } from "../model/state.ts";
import { goalOf } from "../rules/result.ts";
import { teamTotals } from "./picture/partners.ts";

export function totals(state: State): readonly Total[] {
  const { options, boats } = state;
  const cabins = boats.map((boat) => boat.cabins);
  switch (options.mode) {
    case "competitive":
      return [];
    case "teams":
      return teamTotals(state)
        .map(({ seats, healthy }) => ({ seats, parts: seats.map((seat) => cabins[seat] ?? 0), count: healthy }))
        .toSorted((a, b) => b.count - a.count);
    case "coop": {
      const count = cabins.reduce((sum, one) => sum + one, 0);
      return [{ seats: boats.map((_, seat) => seat), parts: cabins, count, goal: goalOf(boats.length) }];
    }
  }
}
