/** What happened, for the log and the world. */
import type { Seat } from "../../../engine/game.ts";

export type Event =
  /** Everybody has drawn cards, and this is the prize. */
  | { readonly on: "round"; readonly round: number; readonly prize: number }
  /** A person has laid a card face down. */
  | { readonly on: "laid"; readonly seat: Seat }
  | { readonly on: "turned"; readonly seat: Seat; readonly card: number }
  | { readonly on: "won"; readonly seat: Seat; readonly prize: number }
  /** Each card was laid more than once. */
  | { readonly on: "sunk"; readonly prize: number }
  | { readonly on: "seat"; readonly seat: Seat; readonly by: "bot" | "returning" | "person" }
  | { readonly on: "over"; readonly winners: readonly Seat[] };
