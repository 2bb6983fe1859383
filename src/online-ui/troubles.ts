/** What can keep somebody out of a room, in words, with what they can do about it. */
import type { TroubleKey } from "../online/online-room.ts";
import type { RoomSignName } from "./room-sign.tsx";
import type { RoomKey } from "./texts.ts";

export type RemedyName = "again" | "connection" | "anyway" | "other-code" | "own" | "reload" | "history" | "home";

export interface TroubleWords {
  readonly title: RoomKey;
  readonly text: RoomKey;
  /** The first one is the most likely to help. */
  readonly remedies: readonly Remedy[];
  readonly sign: RoomSignName;
}

export interface Remedy {
  readonly to: RemedyName;
  readonly name: RoomKey;
}

const AGAIN: Remedy = { to: "again", name: "way.again" };
const CODE: Remedy = { to: "other-code", name: "way.other-code" };
const OWN: Remedy = { to: "own", name: "way.own" };
const RELOAD: Remedy = { to: "reload", name: "way.reload" };
const CONNECTION: Remedy = { to: "connection", name: "way.connection" };
const HOME: Remedy = { to: "home", name: "way.home" };

const trouble = <Key extends TroubleKey>(key: Key, sign: RoomSignName, ...remedies: readonly Remedy[]) =>
  ({ title: `trouble.${key}`, text: `trouble.${key}.text`, sign, remedies }) as const;

export const TROUBLE_WORDS: Readonly<Record<TroubleKey, TroubleWords>> = {
  "no-such-room": trouble("no-such-room", "door", AGAIN, CODE, OWN, HOME),
  "room-locked": trouble("room-locked", "door", { to: "again", name: "way.knock" }, HOME),
  "room-full": trouble("room-full", "people", AGAIN, OWN, HOME),
  "not-let-in": trouble("not-let-in", "door", { to: "again", name: "way.knock" }, OWN, HOME),
  removed: trouble("removed", "door", OWN, HOME),
  "other-version": trouble("other-version", "again", RELOAD, HOME),
  "other-game": trouble("other-game", "again", RELOAD, HOME),
  "unknown-game": trouble("unknown-game", "door", RELOAD, HOME),
  "host-changed": trouble("host-changed", "fault", { to: "anyway", name: "way.anyway" }, AGAIN, HOME),
  "room-closed": trouble("room-closed", "door", OWN, HOME),
  "signalling-down": trouble("signalling-down", "unlinked", AGAIN, CONNECTION, HOME),
  "no-connection": trouble("no-connection", "unlinked", AGAIN, CONNECTION, HOME),
  "no-webrtc": trouble("no-webrtc", "unlinked", AGAIN, CONNECTION, HOME),
  "no-storage": trouble("no-storage", "kept", AGAIN, HOME),
  "storage-full": trouble("storage-full", "kept", { to: "history", name: "way.history" }, AGAIN, HOME),
  elsewhere: trouble("elsewhere", "tabs", { to: "again", name: "way.here" }, HOME),
  unreadable: trouble("unreadable", "kept", OWN, CODE, HOME),
};
