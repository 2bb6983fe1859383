/**
 * Plays a match automatically. A person's seat has its secrets, shuffled heaps and sealed acts as in a real match, but a
 * bot with luck of its own chooses its acts.
 */
import type { Input, Types } from "../../engine/game.ts";
import { LocalTable } from "../../engine/local-table.ts";
import { Match } from "../../engine/match.ts";
import { seeded } from "../../engine/rng.ts";
import type { Cast } from "./cast.ts";

export interface Play<T extends Types = Types> {
  readonly match: Match<T>;
  readonly table: LocalTable<T>;
  /** The next input, which the caller applies. */
  next(): Input<T>;
}

const PEOPLE = 3;
const ORDER = 4;

export function startPlay<T extends Types>(cast: Cast<T>): Play<T> {
  const { game, options, seats, seed } = cast;
  const match = new Match(game, options, seats);
  const table = LocalTable.fresh(match, seed);
  const lucks = seats.map((_, seat) => seeded(seed, PEOPLE, seat));
  const players = seats.map(({ level }) => game.bots[level]);
  const order = seeded(seed, ORDER);

  function ofPeople(): Input<T> {
    const asked = match.awaits.flatMap((awaited) => (awaited.kind === "act" ? awaited.from : []));
    for (const seat of order.shuffled([...new Set(asked)])) {
      const [player, luck] = [players[seat], lucks[seat]];
      if (match.sitters[seat] !== "person" || player === undefined || luck === undefined) continue;
      const act = player({ state: match.state, seat, mine: table.mine(seat), luck });
      if (act !== undefined) return table.inputFor(seat, act);
    }
    throw new Error(`nobody goes on after ${match.inputs.length} inputs (seed ${seed})`);
  }

  return { match, table, next: () => table.nextAnswer() ?? ofPeople() };
}

/** Plays to the end. */
export function playOut<T extends Types>(cast: Cast<T>): Match<T> {
  const { match, next } = startPlay(cast);
  while (!match.isOver) match.apply(next());
  return match;
}
