/** The looks of cards: large ones in full, small ones with fewer and larger signs. */
import { drawnSize, type Looks, type Lying } from "../../../../../kit/cards/pose.ts";
import type { CardId, Season } from "../../../model/card.ts";
import type { World } from "../../picture/layers.ts";
import { bakeCard, bakeCardBack, bakeCompactCard } from "./card-texture.ts";

/** Null is the back. */
export type Face = CardId | null;
export type CardThere = Lying<Face>;

const COMPACT = { below: 0.56, size: 0.5 } as const;

export const looksIn =
  (world: World, season: Season): Looks<Face> =>
  (face, place) => {
    const isCompact = place.size < COMPACT.below;
    const size = isCompact ? COMPACT.size : drawnSize(place);
    if (face === null) return { size, texture: bakeCardBack(world, season, size) };
    return { size, texture: isCompact ? bakeCompactCard(world, face, size) : bakeCard(world, face, size) };
  };
