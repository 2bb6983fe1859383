import type { CardId } from "../../model/card.ts";
import { type Choice, pairsOf } from "../../rules/decision.ts";

interface DistinctWays {
  /** The first of those that come to the same. */
  readonly ways: readonly Choice[];
  /** The one among `ways` that comes to the same as this. */
  like(way: Choice): Choice;
}

/** Two cards of one name make some ways to split the same. */
export function distinctWays(
  all: readonly Choice[],
  decision: readonly CardId[],
  hand: readonly CardId[],
  seat: number,
): DistinctWays {
  const outcomeOf = (way: Choice): string => {
    const { kept, given, passed } = pairsOf(decision, hand, way, seat);
    return JSON.stringify([kept, given, passed.toSorted()]);
  };
  const firsts = new Map<string, Choice>();
  for (const way of all) if (!firsts.has(outcomeOf(way))) firsts.set(outcomeOf(way), way);
  return { ways: [...firsts.values()], like: (way) => firsts.get(outcomeOf(way)) ?? way };
}
