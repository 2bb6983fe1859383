/** A room and its match as the page sees them. */
import type { Emitter } from "mitt";
import type { LinkPath, Signalling } from "../carrier/carrier.ts";
import type { Seat, Types } from "../engine/game.ts";
import type { Facts } from "../engine/refusal.ts";
import type { Away } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Why } from "../fair/statements.ts";
import type { Tally } from "../fair/tally.ts";
import type { Turn } from "../fair/turns.ts";
import type { Presence, Want, Wanted } from "../net/messages.ts";
import type { TimeLeft } from "../net/time-left.ts";
import type { Lobby, Wish } from "../room/lobby.ts";
import type { Session } from "../session/session.ts";

/** What keeps somebody out of a room, or puts them out. */
export const TROUBLES = [
  "no-such-room",
  "room-locked",
  "room-full",
  "not-let-in",
  "removed",
  "other-version",
  "other-game",
  "unknown-game",
  "host-changed",
  "room-closed",
  "signalling-down",
  "no-connection",
  "no-webrtc",
  "no-storage",
  "storage-full",
  "elsewhere",
  "unreadable",
] as const;
export type TroubleKey = (typeof TROUBLES)[number];

export interface Trouble {
  readonly key: TroubleKey;
  readonly facts: Facts;
}

/** `in`: the host has been heard. `away`: it was, and isn't any more. `out`: there is trouble, and nothing goes on. */
export type RoomState = "opening" | "joining" | "waiting" | "in" | "away" | "out";

export interface ChatLine {
  readonly at: number;
  readonly from: Hex;
  readonly name: string;
  readonly text: string;
  /** Written here, but nobody else got it. */
  readonly unsaid?: Notice;
}

/** Something people should know, in a key with facts. */
export interface Notice {
  readonly key: string;
  readonly facts: Facts;
}

// A type, because an interface isn't a Record, which mitt asks for.
export type RoomNews = {
  /** Anything that can be read here. */
  changed: undefined;
  said: ChatLine;
  reacted: { readonly from: Hex; readonly name: string; readonly sign: string };
  /** Somebody at the table shows a piece to all. */
  pointed: { readonly from: Hex; readonly name: string; readonly thing: string };
  notice: Notice;
};

export interface OnlineRoom {
  readonly news: Emitter<RoomNews>;
  readonly code: string;
  /** Whoever opens it comes to just this room. */
  readonly invitation: string;
  /** This device. */
  readonly me: Hex;
  readonly state: RoomState;
  readonly trouble: Trouble | undefined;
  readonly signalling: Signalling;
  /** Nothing until the room has been heard of. */
  readonly lobby: Lobby | undefined;
  readonly isHost: boolean;
  readonly chat: readonly ChatLine[];
  readonly match: OnlineMatch | undefined;
  wish(wish: Wish): void;
  /** Sends again a line that wasn't sent. */
  sayAgain(line: ChatLine): void;
  /** How this device is connected to another one; nothing if they have no link of their own. */
  pathTo(device: Hex): Promise<LinkPath | undefined>;
  /** Comes in after all, where the invitation named another host. */
  comeInAnyway(): void;
  /** Takes the room back from another tab, or tries again what has failed. */
  tryAgain(): void;
  /** Goes for good; whoever hosts closes the room, unless others play on in it. */
  leave(): void;
  /** The page goes; the room is kept for a return. */
  close(): void;
}

/** What this device has checked: everything in its book. */
export interface Checked extends Tally {
  readonly entries: number;
  /** Its entry, and its step in the match, from 0; no step for the first reveal, which draws the table's words. */
  readonly lastReveal: { readonly entry: number; readonly step: number | undefined } | undefined;
  /** What bots did has been computed again. */
  readonly bots: boolean;
}

export interface OnlineMatch<T extends Types = Types> {
  readonly id: Hex;
  /** Another one after each rewinding of the record: whoever shows it begins anew. */
  readonly session: Session<T>;
  /** Of this device; none for spectators. */
  readonly seats: readonly Seat[];
  /** The same for everybody at the same table: three numbers below 256, each of which stands for a word. */
  readonly words: readonly number[] | undefined;
  readonly presence: readonly Presence[];
  readonly spectators: number;
  /** For how many seconds each seat has owed an answer, as far as this device has been awake to see it. */
  readonly owing: ReadonlyMap<Seat, number>;
  /** What each person has of their time; empty where the table has no clock. */
  readonly times: readonly TimeLeft[];
  /** For how many seconds nobody has confirmed that what is shown is the newest. */
  readonly age: number;
  readonly host: Seat;
  readonly epoch: number;
  /** The length of the record, which goes on after the end as well. */
  readonly entries: number;
  /** Who is away for good or for now, and why, by seat. */
  readonly away: ReadonlyMap<Seat, Away>;
  /** What the record tells of who plays, hosts and vouches. */
  readonly turns: readonly Turn[];
  /** What this device has looked into. */
  readonly checked: Checked;
  /** The seats of each device that has several. */
  readonly shared: readonly (readonly Seat[])[];
  /** What is picked here and not sent, as it was kept last. It goes when the match goes. */
  readonly draft: unknown;
  keepDraft(draft: unknown): void;
  /** Shows a piece to all for a moment, as the page and the world name it. */
  point(thing: string): void;
  /** What people want of the whole table: to end the match without a result, to pause, to go on. */
  readonly wanted: Wanted;
  /** Stopped without a result, because everybody here wanted it, the people at this device as well. */
  readonly isStopped: boolean;
  want(what: Want, isWanted: boolean): void;
  agree(seat: Seat, about: Seat, to: Why | "return"): void;
  /** Gives the seat to its bot. */
  concede(seat: Seat): void;
  /** Asks for the seat again. */
  comeBack(seat: Seat): void;
}
