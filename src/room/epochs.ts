/** Epochs of a lobby. Hosts choose these numbers, so their growth is limited: a next host always has a higher one left. */
import type { MatchHost } from "./core.ts";
import type { Lobby } from "./lobby.ts";
import type { StartedMatch } from "./storage.ts";

/** The most for a room that one doesn't know yet: half of what can be stored. */
const MOST_AT_FIRST = 2 ** 31;
/** The most by which it may have grown while somebody was away. */
const MOST_CHANGES = 64;

/** Whether this epoch is implausibly far ahead of the lobby we know. */
export const isLeap = (lobby: Lobby | undefined, epoch: number): boolean =>
  epoch > (lobby === undefined ? MOST_AT_FIRST : lobby.epoch + MOST_CHANGES);

/** The lobby's, once whoever hosts the match hosts it too. */
export const epochOf = ({ base }: StartedMatch, { epoch }: MatchHost): number => base + epoch + 1;

/** The epoch in which the match's host takes the lobby over: always higher than the one it has. */
export function nextEpoch(lobby: Lobby, begun: StartedMatch, followed: MatchHost): number {
  const epoch = epochOf(begun, followed);
  return epoch <= lobby.epoch || isLeap(lobby, epoch) ? lobby.epoch + 1 : epoch;
}
