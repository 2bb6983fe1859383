/**
 * What the page knows of a match, whether it's played here, online or only shown: the state, every step, and the acts of
 * the seats that are played from here.
 */
import type { Emitter } from "mitt";
import type { Await, Input, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import type { Header } from "../engine/match.ts";
import type { Refusal as Refused } from "../engine/refusal.ts";

export { readable } from "../engine/name.ts";
export { Refusal } from "../engine/refusal.ts";
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

/** Told after the state has changed. */
// A type, because an interface isn't a Record, which mitt asks for.
export type SessionNews<T extends Types = Types> = {
  step: SessionStep<T>;
  /** Something changed without a step: an act is on its way, or was refused. */
  changed: undefined;
  /** What a seat did was taken from it, and couldn't be played after all. */
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
  /** Those that are played from here, also while a bot stands in; none for whoever only looks on. */
  readonly seats: readonly Seat[];

  /** From now on whatever needs nobody here happens by itself. */
  start(): void;
  /** All acts open now to a seat that is played from here; none for the others. */
  legal(seat: Seat): readonly T["act"][];
  /** What a seat that is played from here holds; nothing for the others. */
  mine(seat: Seat): Mine<T>;
  /** Throws a Refusal, and then nothing has changed. What is chosen in secret is chosen for good. */
  act(seat: Seat, act: T["act"]): void;
  /** Whether what it has done is on its way into the match. Until it's there it has nothing to decide. */
  isSent(seat: Seat): boolean;
  /** What a seat that is played from here has chosen in secret, until all is opened. */
  locked(seat: Seat): T["act"] | undefined;
  /** Every step so far, for whoever comes to a match that has begun. */
  past(): readonly PastStep<T>[];
  /** The match so far as a file. */
  record(): string;
  /** The same in as few letters as there can be, for whoever keeps many. */
  shortRecord(): string;
  /** Nothing more will be heard of it. */
  close(): void;
}
