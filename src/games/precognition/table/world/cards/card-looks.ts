/** The looks of cards: large ones in full, small ones with fewer and larger signs, the smallest without digits. */
import { drawnSize, type Looks, type Lying } from "../../../../../kit/cards/pose.ts";
import type { CardId, Season } from "../../../model/card.ts";
import type { World } from "../../picture/layers.ts";
import { bakeBareCard, bakeCard, bakeCardBack, bakeCompactCard } from "./card-texture.ts";

/** Null is the back. */
export type Face = CardId | null;
export type CardThere = Lying<Face>;

/** Below these sizes names and numerals, and then digits, couldn't be read. */
const COMPACT = { below: 0.95, size: 0.75 } as const;
const BARE = { below: 0.455, size: 0.5 } as const;

export const looksIn =
  (world: World, season: Season): Looks<Face> =>
  (face, place) => {
    const size = place.size < BARE.below ? BARE.size : place.size < COMPACT.below ? COMPACT.size : drawnSize(place);
    if (face === null) return { size, texture: bakeCardBack(world, season, size) };
    if (place.size < BARE.below) return { size, texture: bakeBareCard(world, face, size) };
    if (place.size < COMPACT.below) return { size, texture: bakeCompactCard(world, face, size) };
    return { size, texture: bakeCard(world, face, size) };
  };
