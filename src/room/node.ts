/** Stimuli and effects of the node of a device in a room: like one at a table, it does no I/O. */
import type { Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Notes } from "../fair/notes.ts";
import type { Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";
import type { CommonEffect, Remark, SetUp, Stimulus } from "../net/node.ts";
import type { Lobby, Wish } from "./lobby.ts";

export interface RoomSetUp extends Pick<SetUp, "findGame" | "luck"> {
  readonly signatures: Signatures;
  readonly code: string;
  /** What the people here call themselves; nothing if they haven't said. */
  readonly name: string;
  /** For whoever opens the room; who has it stored goes on from there. */
  readonly opening?: Opening;
  /** The print of the host's key, if an invitation tells it. */
  readonly print?: Hex;
}

export interface Opening {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly patience: number;
}

type Carried = "time" | "opened" | "received" | "waiting" | "closed";

export type RoomStimulus =
  /** As at a table. `to` may also be `DOOR`. */
  | Extract<Stimulus, { readonly on: Carried }>
  | { readonly on: "wish"; readonly wish: Wish }
  /** Whoever hosts a match at its beginning, and each time that changes: a device, and the match's epoch. */
  | { readonly on: "match-host"; readonly match: Hex; readonly host: Hex; readonly epoch: number }
  /** The match is over, as this device has it. */
  | { readonly on: "ended"; readonly match: Hex }
  /** Tries again after trouble, and redials at once. */
  | { readonly on: "again" }
  /** Comes in although another device hosts than the invitation, or this device, knows. */
  | { readonly on: "anyway" };

export type RoomEffect =
  /** `dial` may also go to `DOOR`. */
  | CommonEffect
  /** It has changed. */
  | { readonly do: "lobby"; readonly lobby: Lobby }
  | { readonly do: "state"; readonly state: RoomNodeState; readonly trouble: RoomTrouble | undefined }
  /** Whether this device is to be found at the room's door. */
  | { readonly do: "door"; readonly isOpen: boolean }
  /** A match begins, or goes on after a reload: all that a member needs. Told once for each match. */
  | ({ readonly do: "begin"; readonly match: Hex } & BeginSetUp)
  /** Beside a match nothing is said here. */
  | { readonly do: "said"; readonly from: Hex; readonly name: string; readonly said: Remark };

export interface BeginSetUp {
  readonly roster: Roster;
  /** This device's own, whose key is also that of its first seat. */
  readonly secret: Hex;
  /** None for whoever watches. */
  readonly seats: ReadonlyMap<Seat, Notes>;
}

/** `waiting`: at the door, until the host lets it in. `in`: the host has been heard lately. `away`: it was, and isn't any more. `out`: nothing goes on. */
export type RoomNodeState = "joining" | "waiting" | "in" | "away" | "out";

/** Why somebody is out. Who has left has none. */
export type RoomTrouble = (typeof ROOM_TROUBLES)[number];

export const ROOM_TROUBLES = [
  "room-locked",
  "room-full",
  "not-let-in",
  "room-closed",
  "removed",
  "other-version",
  "other-game",
  "unknown-game",
  "host-changed",
  "elsewhere",
] as const;
