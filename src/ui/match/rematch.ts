/** The same people once more, each a seat further round: nobody always begins at the same place. */
import type { Session } from "../../session/session.ts";
import type { HandicapTable } from "../game-table.ts";

export interface Rematch {
  readonly options: unknown;
  readonly seats: Session["header"]["seats"];
}

/** Whoever had a handicap keeps it. */
export function rematchOf(
  { options, seats }: Pick<Session["header"], "options" | "seats">,
  handicaps?: HandicapTable,
): Rematch {
  return { options: furtherOptions(options, seats.length, handicaps), seats: further(seats) };
}

/** With each handicap one seat further round. */
export function furtherOptions(options: unknown, players: number, handicaps?: HandicapTable): unknown {
  const bySeat = Array.from({ length: players }, (_, seat) => handicaps?.at(options, seat) ?? {});
  return handicaps?.into(options, further(bySeat)) ?? options;
}

/** Who sat in the last seat comes to the first. */
const further = <X>(list: readonly X[]): readonly X[] => [...list.slice(-1), ...list.slice(0, -1)];
