/** The beginning and the result of a match. */
import type { Result, Sitter } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { CARDS } from "../content/content.ts";
import { type Options, PLAYERS } from "../model/options.ts";
import type { Player, State } from "../model/state.ts";

export function setup(options: Options, sitters: readonly Sitter[]): State {
  const { fewest, most } = PLAYERS;
  if (sitters.length < fewest || sitters.length > most) throw new Refusal("wrong-players", { fewest, most });
  return { options, round: 1, prize: 0, isOver: false, players: sitters.map(newPlayer) };
}

function newPlayer(sitter: Sitter): Player {
  if (sitter === "nobody") throw new Refusal("empty-seat");
  return { sitter, left: CARDS, heap: [], hand: [], hasLaid: false, shown: null, pearls: 0 };
}

/** Ranked by pearls, then by the remaining cards; after that places are shared. */
export function result({ isOver, players }: State): Result | undefined {
  if (!isOver) return undefined;
  const scores = players.map(({ pearls, left }) => [pearls, left.reduce((sum, card) => sum + card, 0)] as const);
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const parting = a.findIndex((count, i) => count !== b[i]);
    return (a[parting] ?? 0) > (b[parting] ?? 0);
  };
  return { places: scores.map((mine) => 1 + scores.filter((other) => isBetter(other, mine)).length), scores };
}
