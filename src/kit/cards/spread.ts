/** Cards side by side before somebody: what they hold, or what they have laid out. */
import type { GameObjects } from "phaser";
import type { Motion } from "../../scenes/motion.ts";
import type { World } from "../../scenes/world.ts";
import { without } from "./motions.ts";
import type { CardPlace } from "./place.ts";
import type { Looks, Lying } from "./pose.ts";
import { createSlot, settleSlot } from "./slot.ts";

export interface SpreadOf<Face> {
  /** There are never more. */
  readonly most: number;
  /** What a place looks like that nothing has lain in yet. */
  readonly empty: Face;
  readonly looks: Looks<Face>;
  /** Where so many lie now. */
  readonly row: (count: number) => readonly CardPlace[];
  /** What is told of a card, if its face is seen. */
  readonly piece: (face: Face) => string | undefined;
}

export interface Spread<Face> {
  lying(faces: readonly Face[]): readonly Lying<Face>[];
  settle(faces: readonly Face[]): void;
  /** The motion, and meanwhile none of these cards lies there, from this one on. */
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
