/** What the rehearsal game is made of: by night, one after another, crews dive for the cargo of a wreck. */
import type { Seat, Sitter } from "../../src/engine/game.ts";

export interface Salvage {
  state: State;
  act: Act;
  /** Nothing is hidden but votes. */
  value: never;
  options: { readonly nights: number };
  event: Event;
}

export interface State {
  readonly nights: number;
  readonly night: number;
  readonly crews: readonly Crew[];
  /** How many of each find are still down there, in the order of FINDS. */
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
  /** What each find is worth. */
  readonly haul: readonly number[];
  readonly isDown: boolean;
}

/** A flare ends another crew's dive and takes its haul, or calls a vote off. Each crew has one. */
export type Act =
  | { readonly do: "dive" | "surface" | "flare" }
  /** Whether to sail home. */
  | { readonly do: "vote"; readonly sail: boolean };

export type Event =
  | { readonly on: "night"; readonly night: number }
  | { readonly on: "found"; readonly seat: Seat; readonly worth: number }
  /** All that the seat has brought up is gone. */
  | { readonly on: "lost"; readonly seat: Seat }
  /** What the seat has brought up is that crew's. */
  | { readonly on: "banked"; readonly seat: Seat; readonly to: Seat; readonly coins: number }
  | { readonly on: "flared"; readonly seat: Seat }
  | { readonly on: "voted"; readonly sail: number; readonly stay: number };
