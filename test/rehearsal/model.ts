/** The rehearsal game: at night crews dive, one after another, for the cargo of a wreck. */
import type { Seat, Sitter } from "../../src/engine/game.ts";

export interface Salvage {
  state: State;
  act: Act;
  /** Only votes are hidden. */
  value: never;
  options: { readonly nights: number };
  event: Event;
}

export interface State {
  readonly nights: number;
  readonly night: number;
  readonly crews: readonly Crew[];
  /** How many of each find are left, in the order of FINDS. */
  readonly wreck: readonly number[];
  readonly now: Dive | { readonly at: "vote"; readonly promised: readonly Seat[] } | { readonly at: "over" };
}

export interface Crew {
  readonly sitter: Sitter;
  readonly coins: number;
  readonly flare: boolean;
}

export interface Dive {
  readonly at: "dive";
  readonly diver: Seat;
  /** The worth of each find. */
  readonly haul: readonly number[];
  readonly isDown: boolean;
}

/** A flare ends another crew's dive and takes its haul, or cancels a vote. Each crew has one. */
export type Act =
  | { readonly do: "dive" | "surface" | "flare" }
  /** Whether to sail home. */
  | { readonly do: "vote"; readonly sail: boolean };

export type Event =
  | { readonly on: "night"; readonly night: number }
  | { readonly on: "found"; readonly seat: Seat; readonly worth: number }
  /** The seat has lost its haul. */
  | { readonly on: "lost"; readonly seat: Seat }
  /** The seat's haul goes to that crew. */
  | { readonly on: "banked"; readonly seat: Seat; readonly to: Seat; readonly coins: number }
  | { readonly on: "flared"; readonly seat: Seat }
  | { readonly on: "voted"; readonly sail: number; readonly stay: number };
