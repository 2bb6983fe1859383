import type { Result } from "../../../engine/game.ts";
import type { State } from "../model/state.ts";

/** Most healthy Humans; then most contaminated; then the place is shared. */
export function result({ phase, boats }: State): Result | undefined {
  if (phase !== "over") return undefined;
  const scores = boats.map(({ cabins, contaminated }) => [cabins, contaminated] as const);
  const isBetter = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const places = scores.map((mine) => 1 + scores.filter((other) => isBetter(other, mine)).length);
  return { places, scores };
}
