import type { Seat } from "../../../engine/game.ts";

/** Given cards go to the left, passed cards to the right. With two boats both are the same. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players;
export const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players;
