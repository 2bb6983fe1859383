/** Textures of cards, baked once in each size and language. Each function returns the texture's name. */

import { bakeDrawing } from "../../../../../kit/world/bake-drawing.ts";
import type { CardId, Season } from "../../../model/card.ts";
import { card } from "../../../rules/pieces.ts";
import { cardBack } from "../../cards/card-back.ts";
import { cardFace } from "../../cards/card-face.ts";
import { bareFace, compactFace } from "../../cards/compact-face.ts";
import type { World } from "../../picture/layers.ts";
import { cardName } from "../../texts/names.ts";

/** `size` is the scale at which it will be seen, so that it is crisp. */
export function bakeCard(world: World, id: CardId, size = 1): string {
  const name = world.say({ key: cardName(id).piece });
  return bakeDrawing(world, `card.${id}.${name}`, size, () => cardFace(card(id), name));
}

/** For small cards: without text, and so the same in all languages. */
export const bakeCompactCard = (world: World, id: CardId, size: number): string =>
  bakeDrawing(world, `small-card.${id}`, size, () => compactFace(card(id)));

/** Without digits, for the smallest cards. */
export const bakeBareCard = (world: World, id: CardId, size: number): string =>
  bakeDrawing(world, `bare-card.${id}`, size, () => bareFace(card(id)));

export const bakeCardBack = (world: World, season: Season, size = 1): string =>
  bakeDrawing(world, `card-back.${season}`, size, () => cardBack(season));
