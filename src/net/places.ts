/** Who finds a place among those who have dialled us: whoever has a reserved one always, all others as far as there are any. */
import type { Hex } from "../fair/bytes.ts";

/** At the same time so many who have no reserved place, and so many of whom nothing is known yet. */
export const MOST_VISITORS = 96;
export const MOST_UNKNOWN = 96;
/** A device has one key, and a page that is loaded anew a connection of its own. */
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
 * Of those who haven't greeted yet, whoever makes room for another one: the oldest of the connection that takes up most
 * places, or a few could keep everybody out.
 */
export function crowdedOut<Place>(greeting: ReadonlyMap<Place, Connection>): Place | undefined {
  if (greeting.size < MOST_UNKNOWN) return undefined;
  const counts = new Map<Connection, number>();
  for (const connection of greeting.values()) counts.set(connection, (counts.get(connection) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...greeting].find(([, connection]) => counts.get(connection) === most)?.[0];
}
