/** What it would mean to leave a room for good now. */
import type { Hex } from "../fair/bytes.ts";
import { type Lobby, othersPlay } from "../room/lobby.ts";
import { seatsOf } from "./people.ts";
import type { RoomKey } from "./texts.ts";

export interface Leaving {
  readonly name: RoomKey;
  readonly why: RoomKey;
}

export function leavingOf(lobby: Lobby | undefined, me: Hex): Leaving {
  const isHost = lobby?.host === me;
  const isSeated = lobby !== undefined && seatsOf(lobby, me).length > 0;
  if (lobby?.match === undefined) {
    if (isHost) return { name: "room.leave.host", why: "room.leave.host.why" };
    return { name: "room.leave", why: isSeated ? "room.leave.why" : "room.leave.watching" };
  }
  if (isHost && !othersPlay(lobby, me)) return { name: "room.leave.host", why: "room.leave.host.alone" };
  if (isSeated) {
    return { name: "room.leave.for-good", why: isHost ? "room.leave.host.playing" : "room.leave.playing" };
  }
  return { name: "room.leave", why: isHost ? "room.leave.host.watching" : "room.leave.watching" };
}
