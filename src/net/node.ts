/**
 * A node is a device's part in a match: as host, guest or spectator (`member.ts`). It does no I/O. It is told what
 * happened and returns the effects to carry out, in order; a page or a simulation brings connections, clock and storage.
 */
import type { Game, Seat, Types } from "../engine/game.ts";
import type { Facts } from "../engine/refusal.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import type { Notes } from "../fair/notes.ts";
import type { Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Why } from "../fair/statements.ts";
import type { Presence, Want, Wanted } from "./messages.ts";
import type { TimeLeft } from "./time-left.ts";

/** What a node starts from, and what it needs from outside. */
export interface SetUp {
  findGame(id: string): Game | undefined;
  readonly signatures: Signatures;
  readonly room: string;
  /** 32 bytes that nobody can guess, others each time. */
  luck(): Hex;
  /** The device's signing key, also that of its first seat. */
  readonly secret: Hex;
  /** The seats that are played from here; nothing for a spectator. */
  readonly seats: ReadonlyMap<Seat, Notes>;
  /** Whoever has none yet asks for it. */
  readonly roster: Roster | undefined;
  /** Whom to dial as long as there is no roster that says it. */
  readonly dial: readonly Hex[];
}

/** One connection, as whoever carries it calls it. A new connection to the same device is another link. */
export type Link = string;

/** The certificates of both ends as this end sees them. If both ends see the same, nobody is in between. */
export interface Fingerprints {
  readonly ours: Hex;
  readonly theirs: Hex;
}

export type Stimulus<T extends Types = Types> =
  /** Time goes on; at least once a second. Milliseconds of whatever clock, which may jump. */
  | { readonly on: "time"; readonly now: number }
  /** A link is there. `to` is whom it was dialled to; nothing for one that came in. */
  | { readonly on: "opened"; readonly link: Link; readonly to?: Hex; readonly fingerprints: Fingerprints }
  | { readonly on: "received"; readonly link: Link; readonly text: string }
  /** So many bytes wait to be sent on it. Told whenever there are more than before. */
  | { readonly on: "waiting"; readonly link: Link; readonly bytes: number }
  /** It is gone, or dialling `to` led nowhere. */
  | { readonly on: "closed"; readonly link?: Link; readonly to?: Hex }
  /** What the people at this device do. */
  | { readonly on: "act"; readonly seat: Seat; readonly acts: readonly T["act"][] }
  | { readonly on: "leave"; readonly seat: Seat }
  | { readonly on: "return"; readonly seat: Seat }
  | { readonly on: "agree"; readonly seat: Seat; readonly about: Seat; readonly to: Why | "return" }
  /** Of the whole table. */
  | { readonly on: "want"; readonly what: Want; readonly isWanted: boolean }
  | { readonly on: "chat"; readonly text: string }
  | { readonly on: "react"; readonly sign: string }
  | { readonly on: "point"; readonly thing: string };

/** Effects of any node, at a table or in a room. */
export type CommonEffect =
  /** Has to have succeeded before anything after it is done. */
  | { readonly do: "store"; readonly name: string; readonly value: unknown }
  | { readonly do: "send"; readonly link: Link; readonly text: string }
  /** To the device that holds this key. */
  | { readonly do: "dial"; readonly to: Hex }
  | { readonly do: "close"; readonly link: Link }
  /** Something people should know, in a key with facts. */
  | { readonly do: "notice"; readonly key: string; readonly facts: Facts }
  /** A chat line of the people here that nobody else got: why, and whether it was already shown to them as sent. */
  | ({ readonly do: "unsaid" } & Unsaid);

export interface Unsaid {
  readonly text: string;
  readonly why: string;
  readonly facts: Facts;
  readonly wasSeen: boolean;
}

export type Effect<T extends Types = Types> =
  | CommonEffect
  /** For whoever shows the match: it has gone on. */
  | { readonly do: "show"; readonly book: Book<T>; readonly happened: readonly Happening<T>[] }
  /** It was shown wrongly: a new host's record goes on from an earlier place. */
  | { readonly do: "rewind"; readonly book: Book<T> }
  /** Who is there, as the host has it; and for how many seconds those who owe an answer have owed it, as seen here. */
  | {
      readonly do: "presence";
      readonly seats: readonly Presence[];
      readonly spectators: number;
      readonly owing: ReadonlyMap<Seat, number>;
    }
  /** How much time each person has left, where the table has a clock; told whenever a second is gone. */
  | { readonly do: "times"; readonly times: readonly TimeLeft[] }
  /** Who wants what of the whole table, as the host has it. */
  | { readonly do: "wanted"; readonly wanted: Wanted }
  /** The match ends here without a result: all who are here want it so. */
  | { readonly do: "stopped" }
  /** For so many seconds nobody has said that what is shown is the newest; 0 when somebody has. */
  | { readonly do: "age"; readonly seconds: number }
  | { readonly do: "heard"; readonly from: Hex; readonly said: Overheard };

/** Beside the record: it's gone when the page is. */
export type Overheard = Remark | { readonly kind: "point"; readonly thing: string };

/** Remarks that exist in a room as well. */
export type Remark =
  | { readonly kind: "chat"; readonly text: string }
  | { readonly kind: "react"; readonly sign: string };

/** Which links stay where not all can. */
export type LinkPriority =
  /** We've dialled it ourselves, or at its other end is somebody whose place is kept. */
  | "reserved"
  /** The handshake is done, and the peer has no reserved place. */
  | "visitor"
  /** The handshake isn't done yet. */
  | "stranger";

export interface Node<T extends Types = Types> {
  readonly book: Book<T> | undefined;
  /** Never throws, whatever comes in from outside. */
  tell(stimulus: Stimulus<T>): readonly Effect<T>[];
}
