/** Since when each seat has owed an answer, as far as this page has seen it. */
import type { Seat } from "../../engine/game.ts";
import type { Presence } from "../../net/messages.ts";

export type Owing = ReadonlyMap<Seat, number>;

export const owingSince = (before: Owing, presence: readonly Presence[], now: number): Owing =>
  new Map(presence.flatMap(({ seat, owes }) => (owes ? [[seat, before.get(seat) ?? now] as const] : [])));

/** In whole seconds. */
export const owedFor = (since: Owing, now: number): ReadonlyMap<Seat, number> =>
  new Map([...since].map(([seat, from]) => [seat, Math.floor((now - from) / 1000)]));
