/** An image in a card's resting place, which shows whatever card lies there. */
import type { GameObjects } from "phaser";
import { imageOf } from "../../scenes/image-of.ts";
import type { World } from "../../scenes/world.ts";
import { type Looks, type Lying, poseOf } from "./pose.ts";

const PIECE = "piece";

/** `texture` may be that of any card. */
export function createSlot(world: World<"cards">, name: string, texture: string): GameObjects.Image {
  const slot = imageOf(world, "cards", texture).setName(name).setVisible(false);
  world.tells(slot.setInteractive(), () => slot.getData(PIECE));
  return slot;
}

/** `piece` is the name under which the page tells more about it, if its face is seen. */
export function settleSlot<Face>(
  world: World<"cards">,
  slot: GameObjects.Image,
  looks: Looks<Face>,
  card: Lying<Face> | undefined,
  piece?: string,
): void {
  slot.setVisible(card !== undefined);
  if (card === undefined) return;
  const { x, y, size, angle, texture } = poseOf(looks, card);
  slot.setTexture(texture).setData(PIECE, piece);
  slot
    .setPosition(x, y)
    .setAngle(angle)
    .setAlpha(1)
    .setScale(size / world.scale);
}
