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
  const bySeat = seats.map((_, seat) => handicaps?.at(options, seat) ?? {});
  return { options: handicaps?.into(options, further(bySeat)) ?? options, seats: further(seats) };
}

/** Who sat in the last seat comes to the first. */
const further = <X>(list: readonly X[]): readonly X[] => [...list.slice(-1), ...list.slice(0, -1)];
