/**
 * A rematch of the same people. Everybody moves one seat on, so that the same person doesn't always begin, and keeps their
 * colour and sign.
 */
import { looksOf, type Session } from "../../session/session.ts";
import type { HandicapTable } from "../game-table.ts";

export interface Rematch {
  readonly options: unknown;
  readonly seats: Session["header"]["seats"];
}

/** Handicaps move with their people. */
export function rematchOf(
  { options, seats }: Pick<Session["header"], "options" | "seats">,
  handicaps?: HandicapTable,
): Rematch {
  const looks = looksOf(seats.map(({ look }) => look));
  const looking = seats.map((seat, at) => ({ ...seat, look: looks[at] }));
  return { options: furtherOptions(options, seats.length, handicaps), seats: further(looking) };
}

/** The options with each handicap moved one seat on. */
export function furtherOptions(options: unknown, players: number, handicaps?: HandicapTable): unknown {
  const bySeat = Array.from({ length: players }, (_, seat) => handicaps?.at(options, seat) ?? {});
  return handicaps?.into(options, further(bySeat)) ?? options;
}

/** The last one moves to the first seat. */
const further = <X>(list: readonly X[]): readonly X[] => [...list.slice(-1), ...list.slice(0, -1)];
