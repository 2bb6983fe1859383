/** How a lobby's epochs are counted. They are numbers out of a host's mouth: each of them leaves room for the next host. */
import type { Followed } from "./core.ts";
import type { Lobby } from "./lobby.ts";
import type { Begun } from "./storage.ts";

/** Of a room that one doesn't know yet: half of what can be stored. */
const MOST_AT_FIRST = 2 ** 31;
/** So often a room may have changed its host while somebody was away. */
const MOST_CHANGES = 64;

/** Whether the lobby one knows can't have come so far. */
export const isLeap = (lobby: Lobby | undefined, epoch: number): boolean =>
  epoch > (lobby === undefined ? MOST_AT_FIRST : lobby.epoch + MOST_CHANGES);

/** The lobby's, once whoever hosts the match hosts it too. */
export const epochOf = ({ base }: Begun, { epoch }: Followed): number => base + epoch + 1;

/** With which whoever hosts the match takes the lobby over: higher than the one it has, whatever was said of the start. */
export function nextEpoch(lobby: Lobby, begun: Begun, followed: Followed): number {
  const epoch = epochOf(begun, followed);
  return epoch <= lobby.epoch || isLeap(lobby, epoch) ? lobby.epoch + 1 : epoch;
}
