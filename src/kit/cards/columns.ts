/** The places of a card table: a column for each seat with its name, number and cards, and below them what all share. */
import type { World } from "../../scenes/world.ts";
import { CARD } from "../drawing/plain-card.ts";
import { type CardPlace, rowOf } from "./place.ts";

export interface Columns {
  room(): number;
  name(seat: number): CardPlace;
  count(seat: number): CardPlace;
  cards(seat: number, count: number): readonly CardPlace[];
  /** The seat's hand, beyond the edge of the world. */
  hand(seat: number): CardPlace;
  /** The pile, or what else lies in the middle; `shared`: its number. */
  middle(): CardPlace;
  shared(): CardPlace;
}

/** The y of things as shares of the world's height; `tall`: how many full-size cards fit above each other. */
const LAYOUTS = {
  pile: { cards: 0.42, middle: 0.7, tall: 4, size: 0.7 },
  number: { cards: 0.5, middle: 0.86, tall: 2.4, size: 1 },
} as const;
const WIDE = 1.35;
const MOST_SIZE = 1.4;

export function columns(world: World, players: number, hasPile: boolean): Columns {
  const layout = LAYOUTS[hasPile ? "pile" : "number"];
  const at = (across: number, down: number, share = 1): CardPlace => {
    const { x, y, width, height } = world.area();
    const room = Math.min(width / (players * WIDE * CARD.width), height / (layout.tall * CARD.height));
    return { x: x + across * width, y: y + down * height, size: share * Math.min(MOST_SIZE, room), angle: 0 };
  };
  const column = (seat: number): number => (seat + 0.5) / players;
  return {
    room: () => world.area().width / players,
    name: (seat) => at(column(seat), 0.08),
    count: (seat) => at(column(seat), 0.2),
    cards(seat, count) {
      const reach = (0.12 / players) * Math.min(3, Math.max(0, count - 1));
      const end = (side: number): CardPlace => at(column(seat) + side * reach, layout.cards, layout.size);
      return rowOf(end(-1), end(1), count);
    },
    hand: (seat) => at(column(seat), 1.3),
    middle: () => at(0.5, layout.middle),
    shared: () => at(0.5, hasPile ? 0.93 : layout.middle),
  };
}
