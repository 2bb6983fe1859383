/** Random matches with people who come and go, so that everything that can happen does. */
import type { Types } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { findGame } from "../../src/games/index.ts";
import { nextMove, randomSeatChange } from "../laws/random-player.ts";

export const NAMES: readonly string[] = ["Ada", "Ivo", "Mira", "Noé"];

export interface Told {
  readonly event: Types["event"];
  /** The state that the event has led to. */
  readonly state: Types["state"];
}

/** One in so many times somebody goes or comes back. */
const RESTLESSNESS = 12;

export function eventsOfRandomMatch(id: string, seed: number): readonly Told[] {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  const luck = seeded(seed, 11);
  const { options, players } = luck.pick(game.variants);
  const [level = ""] = Object.keys(game.bots);
  const seats = NAMES.slice(0, players).map((name) => ({ name, by: luck.pick(["person", "bot"]), level }));
  const table = LocalTable.fresh(new Match(game, options, seats), seed);
  const { match } = table;

  const told: Told[] = [];
  const apply = (input: Parameters<typeof match.apply>[0]) => {
    for (const event of match.apply(input)) told.push({ event, state: match.state });
  };
  while (!match.isOver) {
    if (luck.below(RESTLESSNESS) === 0) tryTo(() => apply(randomSeatChange(table, luck)));
    const move = nextMove(table, luck);
    if (move !== undefined) apply(move.input);
  }
  return told;
}

function tryTo(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
