import type { Seat } from "../../../engine/game.ts";

/** Given cards go to the left, passed cards to the right. With two boats both are the same seat. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players;
export const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

/** Seats 0 and 1 against seats 2 and 3. */
export type Team = 0 | 1;
export const TEAMS = [0, 1] as const satisfies readonly Team[];
export const teamOf = (seat: Seat): Team => (seat < 2 ? 0 : 1);
