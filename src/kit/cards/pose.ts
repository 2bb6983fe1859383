import type { CardPose } from "../../scenes/card-flight.ts";
import type { CardPlace } from "./place.ts";

/** A card in a place. The game defines the faces; a back is one of them. */
export interface Lying<Face> {
  readonly face: Face;
  readonly place: CardPlace;
}

export interface CardLook {
  readonly texture: string;
  /** The size that the texture was drawn in; 1 is the printed size. */
  readonly size: number;
}

/** A game's look of a card in a place: a small card may have fewer and larger signs. */
export type Looks<Face> = (face: Face, place: CardPlace) => CardLook;

/** Rounded up to a quarter, so that resizing the window makes few new textures. */
export const drawnSize = ({ size }: CardPlace): number => Math.ceil(4 * Math.min(size, 1.5)) / 4;

/** A moving card has the look of its destination from the beginning. */
export function poseOf<Face>(
  looks: Looks<Face>,
  { face, place }: Lying<Face>,
  goes: CardPlace = place,
): CardPose & { readonly size: number; readonly angle: number } {
  const { texture, size } = looks(face, goes);
  const { x, y, angle } = place;
  return { x, y, angle, size: place.size / size, texture };
}
