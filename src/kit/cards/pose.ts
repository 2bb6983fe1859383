/** How a card looks where it lies. */
import type { CardPose } from "../../scenes/card-flight.ts";
import type { CardPlace } from "./place.ts";

/** A card somewhere. What a face is, the game says; one of them may be a back. */
export interface Lying<Face> {
  readonly face: Face;
  readonly place: CardPlace;
}

export interface CardLook {
  readonly texture: string;
  /** How large the texture is drawn, where 1 is as printed. */
  readonly size: number;
}

/** How a game's cards look in this place: small ones may be drawn with less and larger signs. */
export type Looks<Face> = (face: Face, place: CardPlace) => CardLook;

/** A size to draw a texture in: there are few, so that windows that change don't ask for ever more textures. */
export const drawnSize = ({ size }: CardPlace): number => Math.ceil(4 * Math.min(size, 1.5)) / 4;

/** A card on its way looks all the time as it does where it goes. */
export function poseOf<Face>(
  looks: Looks<Face>,
  { face, place }: Lying<Face>,
  goes: CardPlace = place,
): CardPose & { readonly size: number; readonly angle: number } {
  const { texture, size } = looks(face, goes);
  const { x, y, angle } = place;
  return { x, y, angle, size: place.size / size, texture };
}
