/** What the rehearsal game is made of: by night, one after another, crews dive for the cargo of a wreck. */
import type { Seat, Sitter } from "../../src/engine/game.ts";

export interface Salvage {
  state: State;
  act: Act;
  /** Nothing is hidden but votes. */
  value: never;
  options: Options;
  event: Event;
}

export interface Options {
  readonly nights: number;
}

export interface State {
  readonly nights: number;
  readonly night: number;
  readonly crews: readonly Crew[];
  /** How many of each find are still down there, in the order of the content. */
  readonly wreck: readonly number[];
  readonly now: Dive | Vote | { readonly at: "over" };
}

export interface Crew {
  readonly sitter: Sitter;
  readonly coins: number;
  readonly flare: boolean;
}

export interface Dive {
  readonly at: "dive";
  readonly diver: Seat;
  /** Finds by number, the last one on top. */
  readonly haul: readonly number[];
  readonly isDown: boolean;
}

export interface Vote {
  readonly at: "vote";
  readonly promised: readonly Seat[];
}

export type Act =
  | { readonly do: "dive" }
  | { readonly do: "surface" }
  /** Ends another crew's dive and takes its last find, or calls a vote off. Each crew has one. */
  | { readonly do: "flare" }
  | { readonly do: "vote"; readonly sail: boolean };

export type Event =
  | { readonly on: "night"; readonly night: number }
  | { readonly on: "found"; readonly seat: Seat; readonly find: number }
  | { readonly on: "swept"; readonly seat: Seat }
  | { readonly on: "banked"; readonly seat: Seat; readonly coins: number }
  | { readonly on: "flared"; readonly seat: Seat }
  | { readonly on: "voted"; readonly sail: number; readonly stay: number };
