/** Draws each player with their card, and the prize. */
import { cardTable } from "../../../../kit/cards/card-table.ts";
import { still, together } from "../../../../scenes/motions.ts";
import type { Player } from "../../model/state.ts";
import type { NewGameTypes } from "../../model/types.ts";
import { BACK, faceOf, PEARLS, pieceOf } from "../cards/faces.ts";

export const show = cardTable<NewGameTypes>({
  faceOf,
  back: BACK,
  most: 1,
  counter: PEARLS,
  middle: { ...PEARLS, name: "prize", isPile: false, isMain: true },
  pictureOf: ({ prize, players }) => ({
    middle: prize,
    counts: players.map(({ pearls }) => pearls),
    cards: players.map(laidBy),
  }),
  isJoint: ({ on }) => on === "turned",
  play(event, { come, turn, gain }) {
    switch (event.on) {
      case "laid":
        return come(event.seat, "hand");
      case "turned":
        return turn(event.seat);
      case "won":
        return together(still(600), gain(event.seat, event.prize));
      default:
        return still(400);
    }
  },
});

/** Cards lie face down until all are turned up, and stay until the next round. */
function laidBy({ hasLaid, shown }: Player): readonly string[] {
  if (hasLaid) return [BACK];
  return shown === null ? [] : [pieceOf(shown)];
}
