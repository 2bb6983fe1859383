/**
 * How the page sees a match, whether it's played at this device, online or only shown: the state, every step, and the
 * acts of the seats that are played from here.
 */
import type { Emitter } from "mitt";
import type { Await, Input, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import type { Header } from "../engine/match.ts";
import type { Refusal as Refused } from "../engine/refusal.ts";

export { readable } from "../engine/name.ts";
export { Refusal } from "../engine/refusal.ts";
export { COLORS, freeLook, looksOf, type SeatLook, SIGNS } from "../engine/seat-look.ts";
export type { Await, Mine, Result, Seat, Types };

/** One input that has been applied, and what happened. */
export interface SessionStep<T extends Types = Types> {
  /** From 1. */
  readonly position: number;
  readonly input: Input<T>;
  readonly events: readonly T["event"][];
  /** The state that each event found. */
  readonly moments: readonly T["state"][];
}

/** Emitted after the state has changed. */
// A type, because an interface isn't a Record, which mitt asks for.
export type SessionNews<T extends Types = Types> = {
  step: SessionStep<T>;
  /** Something changed without a step: an act is on its way, or was refused. */
  changed: undefined;
  /** Another moment of a recorded match: everything is to be read anew. */
  moved: undefined;
  /** An act of this seat was accepted at first, but could not be played after all. */
  refused: { readonly seat: Seat; readonly why: Refused };
};

/** A step with the state that it has led to. */
export interface PastStep<T extends Types = Types> extends SessionStep<T> {
  readonly state: T["state"];
}

export interface Session<T extends Types = Types> {
  readonly header: Header<T>;
  /** By seat. */
  readonly names: readonly string[];
  readonly state: T["state"];
  /** How many inputs there have been. */
  readonly position: number;
  readonly sitters: readonly Sitter[];
  readonly awaits: readonly Await<T>[];
  /** Nothing until the match is over. */
  readonly result: Result | undefined;
  readonly isOver: boolean;
  readonly news: Emitter<SessionNews<T>>;
  /** The seats played from here, even while a bot stands in; none for somebody who watches. */
  readonly seats: readonly Seat[];

  /** Nothing happens before this. From now on, whatever needs no decision from here happens by itself. */
  start(): void;
  /** All acts that are legal now for a seat played from here; none for the others. */
  legal(seat: Seat): readonly T["act"][];
  /** What a seat that is played from here holds; nothing for the others. */
  mine(seat: Seat): Mine<T>;
  /** Throws a Refusal, and then nothing has changed. What is chosen in secret is chosen for good. */
  act(seat: Seat, act: T["act"]): void;
  /** Whether the seat's last act is on its way into the match. Until it arrives, the seat has nothing to decide. */
  isSent(seat: Seat): boolean;
  /** The sealed act of a seat played from here, until it is revealed. */
  locked(seat: Seat): T["act"] | undefined;
  /** Every step so far, for a page that shows a match that has already begun. */
  past(): readonly PastStep<T>[];
  /** The match so far as a file. */
  record(): string;
  /** The same, as short as possible, for a page that keeps many. */
  shortRecord(): string;
  /** No more news after this. */
  close(): void;
}
