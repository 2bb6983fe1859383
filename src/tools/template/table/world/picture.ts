/** What is seen of a state, as data. What an event changes in it is computed from the states before and after. */
import type { Player, State } from "../../model/state.ts";
import { pieceOf } from "../cards/piece.ts";

export interface Picture {
  readonly prize: number;
  readonly players: readonly SeatPicture[];
}

interface SeatPicture {
  readonly pearls: number;
  /** The card in front of a player: its name, or a back. */
  readonly laid: string | null;
}

export const BACK = "back";

export const pictureOf = ({ prize, players }: State): Picture => ({
  prize,
  players: players.map((player) => ({ pearls: player.pearls, laid: laidBy(player) })),
});

const laidBy = ({ hasLaid, shown }: Player): string | null => (hasLaid ? BACK : shown === null ? null : pieceOf(shown));
