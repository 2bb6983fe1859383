/** A row of cards in front of a seat: its hand, or what it has laid out. */
import type { GameObjects } from "phaser";
import type { Motion } from "../../scenes/motion.ts";
import type { World } from "../../scenes/world.ts";
import { without } from "./motions.ts";
import type { CardPlace } from "./place.ts";
import type { Looks, Lying } from "./pose.ts";
import { createSlot, settleSlot } from "./slot.ts";

export interface SpreadOf<Face> {
  /** The largest number of cards. */
  readonly most: number;
  /** A face for places in which no card has lain yet. */
  readonly empty: Face;
  readonly looks: Looks<Face>;
  /** The places for so many cards. */
  readonly row: (count: number) => readonly CardPlace[];
  /** The name under which the page tells more about a card, if its face is seen. */
  readonly piece: (face: Face) => string | undefined;
}

export interface Spread<Face> {
  lying(faces: readonly Face[]): readonly Lying<Face>[];
  settle(faces: readonly Face[]): void;
  /** Hides the cards from this index on while the motion lasts. */
  without(from: number, motion: Motion): Motion;
}

export function createSpread<Face>(world: World<"cards">, name: string, spread: SpreadOf<Face>): Spread<Face> {
  const { most, empty, looks, row, piece } = spread;
  const [place] = row(1);
  if (place === undefined) throw new Error(`${name} has no place`);
  const { texture } = looks(empty, place);
  const slots: readonly GameObjects.Image[] = Array.from({ length: most }, (_, i) =>
    createSlot(world, name.replace("#", `${i}`), texture),
  );
  const lying = (faces: readonly Face[]): readonly Lying<Face>[] => {
    const places = row(faces.length);
    return faces.flatMap((face, i) => (places[i] === undefined ? [] : [{ face, place: places[i] }]));
  };
  return {
    lying,
    settle(faces) {
      const cards = lying(faces);
      for (const [i, slot] of slots.entries()) {
        const card = cards[i];
        settleSlot(world, slot, looks, card, card && piece(card.face));
      }
    },
    without: (from, motion) => without(slots.slice(from), motion),
  };
}
