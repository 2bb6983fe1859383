/** What is to be seen of a moment, as data: of a state, and after each event. */
import type { Event } from "../../model/events.ts";
import type { Player, State } from "../../model/state.ts";
import { pieceOf } from "../cards/piece.ts";

export interface Picture {
  readonly prize: number;
  readonly players: readonly SeatPicture[];
}

interface SeatPicture {
  readonly pearls: number;
  /** The card that lies before them: its name, or a back. */
  readonly laid: string | null;
}

export const BACK = "back";

export const pictureOf = ({ prize, players }: State): Picture => ({
  prize,
  players: players.map((player) => ({ pearls: player.pearls, laid: laidBy(player) })),
});

const laidBy = ({ hasLaid, shown }: Player): string | null => (hasLaid ? BACK : shown === null ? null : pieceOf(shown));

/** `state` is the one that the whole step has led to. */
export function after(picture: Picture, event: Event, state: State): Picture {
  const withSeat = (seat: number, changeOf: (now: SeatPicture) => Partial<SeatPicture>): Picture => ({
    ...picture,
    players: picture.players.map((now, i) => (i === seat ? { ...now, ...changeOf(now) } : now)),
  });
  switch (event.on) {
    case "round":
      return { ...picture, prize: event.prize };
    case "laid":
      return withSeat(event.seat, () => ({ laid: BACK }));
    case "turned":
      return withSeat(event.seat, () => ({ laid: pieceOf(event.card) }));
    case "won":
      return { ...withSeat(event.seat, ({ pearls }) => ({ pearls: pearls + event.prize })), prize: 0 };
    case "sunk":
      return { ...picture, prize: 0 };
    case "seat": {
      const player = state.players[event.seat];
      return withSeat(event.seat, () => ({ laid: player === undefined ? null : laidBy(player) }));
    }
    case "over":
      return picture;
  }
}
