/** How a card looks where it lies: large ones are drawn in full, small ones with less and larger signs. */
import type { CardPose } from "../../../../scenes/card-flight.ts";
import type { CardId, Season } from "../../model/card.ts";
import type { World } from "../world/layers.ts";
import type { CardPlace } from "./card-places.ts";
import { bakeCard, bakeCardBack, bakeCompactCard } from "./card-texture.ts";

/** A card's face, or null where nobody sees it. */
export type Face = CardId | null;

/** A card somewhere. */
export interface Lying {
  readonly face: Face;
  readonly place: CardPlace;
}

const COMPACT = { below: 0.56, size: 0.5 } as const;

interface Look {
  /** How large the texture is drawn: in few steps, so that windows that change don't ask for ever more textures. */
  readonly size: number;
  readonly isCompact: boolean;
}

const lookAt = ({ size }: CardPlace): Look =>
  size < COMPACT.below
    ? { size: COMPACT.size, isCompact: true }
    : { size: Math.ceil(4 * Math.min(size, 1.5)) / 4, isCompact: false };

/** A card on its way looks all the time as it does where it goes. */
export function poseOf(
  world: World,
  season: Season,
  { face, place }: Lying,
  goes: CardPlace = place,
): CardPose & { readonly size: number; readonly angle: number } {
  const look = lookAt(goes);
  const { x, y, angle } = place;
  return { x, y, angle, size: place.size / look.size, texture: textureOf(world, season, face, look) };
}

function textureOf(world: World, season: Season, face: Face, { size, isCompact }: Look): string {
  if (face === null) return bakeCardBack(world, season, size);
  return isCompact ? bakeCompactCard(world, face, size) : bakeCard(world, face, size);
}
