/** A pile of cards: the topmost one and their number. */
import type { Point } from "../../scenes/point.ts";
import type { World } from "../../scenes/world.ts";
import type { Fitted } from "../world/fitted.ts";
import { createPlate, type PlateLook } from "../world/plate.ts";
import type { Looks, Lying } from "./pose.ts";
import { createSlot, settleSlot } from "./slot.ts";

export interface PileOf<Face> {
  readonly looks: Looks<Face>;
  /** The topmost card, or a back. */
  readonly top: () => Lying<Face>;
  readonly plate: PlateLook;
  /** The size of a unit of the plate, in units of the world. */
  readonly unit: number;
  readonly plateAt: () => Point;
}

export interface Pile {
  settle(count: number): void;
}

/** An empty pile shows its number only. */
export function createPile<Face>(
  world: World<"cards">,
  name: string,
  { looks, top, plate: look, unit, plateAt }: PileOf<Face>,
  fitted: Fitted,
): Pile {
  const { face, place } = top();
  const slot = createSlot(world, name, looks(face, place).texture);
  const plate = createPlate(world, `${name}/left`, look, fitted);
  world.layers.cards.add(plate.thing);
  return {
    settle(count) {
      settleSlot(world, slot, looks, count > 0 ? top() : undefined);
      plate.fit(unit, 1);
      plate.show(count);
      plate.thing.copyPosition(plateAt());
    },
  };
}
