/**
 * Everything at a table that has to do with others is a node: a host or guest (`member`), or a spectator. A node does
 * nothing by itself. It is told what happened and answers with what is to be done, in order: whoever runs it, a page
 * or a simulation, brings the connections, the clock and the storage.
 */
import type { Game, Seat, Types } from "../engine/game.ts";
import type { Facts } from "../engine/refusal.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import type { Notes } from "../fair/notes.ts";
import type { Roster } from "../fair/roster.ts";
import type { Why } from "../fair/sayings.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Presence, Want, Wanted } from "./messages.ts";
import type { TimeLeft } from "./time-left.ts";

/** What a node is given: what it can't have by itself, and what it starts from. */
export interface SetUp {
  findGame(id: string): Game | undefined;
  readonly signatures: Signatures;
  readonly room: string;
  /** 32 bytes that nobody can guess, others each time. */
  luck(): Hex;
  /** This device signs its greetings with it. Of a device with seats it's the secret of the first one. */
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

/** What the two ends of a link must have in common, out of each side's own description of it: nobody is in between. */
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

/** What any node may want done. */
export type Deed =
  /** Has to have succeeded before anything after it is done. */
  | { readonly do: "store"; readonly name: string; readonly value: unknown }
  | { readonly do: "send"; readonly link: Link; readonly text: string }
  /** To the device that holds this key. */
  | { readonly do: "dial"; readonly to: Hex }
  | { readonly do: "close"; readonly link: Link }
  /** Something people should know, in a key with facts. */
  | { readonly do: "notice"; readonly key: string; readonly facts: Facts }
  /** What the people here wanted to say in the chat, and nobody else has heard: why, and whether they've seen it as said. */
  | ({ readonly do: "unsaid" } & Unsaid);

export interface Unsaid {
  readonly text: string;
  readonly why: string;
  readonly facts: Facts;
  readonly wasSeen: boolean;
}

export type Effect<T extends Types = Types> =
  | Deed
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

/** What is said without a table as well. */
export type Remark =
  | { readonly kind: "chat"; readonly text: string }
  | { readonly kind: "react"; readonly sign: string };

/** How much it matters that a link stays, where not all can. */
export type Standing =
  /** We've dialled it ourselves, or at its other end is somebody whose place is kept. */
  | "reserved"
  /** Whoever is at its other end has greeted, and has no such place. */
  | "visitor"
  /** Nobody has greeted yet. */
  | "stranger";

export interface Node<T extends Types = Types> {
  readonly book: Book<T> | undefined;
  /** Never throws, whatever comes in from outside. */
  tell(stimulus: Stimulus<T>): readonly Effect<T>[];
}
