/** How many who dialled us are let in at once. Reserved places are always free; the others are limited. */
import type { Hex } from "../fair/bytes.ts";

/** Limits for visitors, and for links whose handshake isn't done yet. */
export const MOST_VISITORS = 96;
export const MOST_UNKNOWN = 96;
/** An honest device has one key, and a reloaded page a new connection. */
const MOST_KEYS_OF_A_CONNECTION = 2;

/** By what the two ends of a connection have in common. */
type Connection = Hex;

/** Why another visitor isn't let in. */
export function refusalAmong(visitors: readonly Connection[], connection: Connection): string | undefined {
  const ofTheirs = visitors.filter((one) => one === connection).length;
  if (ofTheirs >= MOST_KEYS_OF_A_CONNECTION) return "too-many-keys";
  return visitors.length >= MOST_VISITORS ? "room-full" : undefined;
}

/**
 * Which unfinished handshake makes room for a new one: the oldest on the connection that has the most of them, so that one
 * connection can't keep everybody out.
 */
export function evicted<Place>(unfinished: ReadonlyMap<Place, Connection>): Place | undefined {
  if (unfinished.size < MOST_UNKNOWN) return undefined;
  const counts = new Map<Connection, number>();
  for (const connection of unfinished.values()) counts.set(connection, (counts.get(connection) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...unfinished].find(([, connection]) => counts.get(connection) === most)?.[0];
}
