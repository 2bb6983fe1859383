/** A seat's cards as they lie when nothing moves. */
import type { GameObjects } from "phaser";
import { imageOf } from "../../../../scenes/image-of.ts";
import type { Season } from "../../model/card.ts";
import type { World } from "../world/layers.ts";
import type { BoatPicture } from "../world/picture.ts";
import { type CardPlace, piled, type SeatCards } from "./card-places.ts";
import { type Face, poseOf } from "./card-pose.ts";
import { bakeCardBack } from "./card-texture.ts";
import { pieceName } from "./piece.ts";
import { bakeSeal } from "./seal.ts";

/** No hand is larger: in the advanced set-up the first four cards are seen at once. */
const HAND = 4;

export interface CardSlots {
  readonly hand: readonly GameObjects.Image[];
  readonly decision: readonly GameObjects.Image[];
  readonly kept: GameObjects.Image;
  readonly given: GameObjects.Image;
  readonly seal: GameObjects.Image;
}

export function createSlots(world: World, seat: number): CardSlots {
  const slot = (name: string): GameObjects.Image => {
    const image = imageOf(world, "cards", bakeCardBack(world, 1)).setName(`${name} of ${seat}`).setVisible(false);
    image.setInteractive();
    world.tells(image, () => image.getData("piece"));
    return image;
  };
  // From back to front.
  const hand = Array.from({ length: HAND }, (_, i) => slot(`hand ${HAND - i}`)).reverse();
  const decision = [slot("decision 1"), slot("decision 2")];
  const [kept, given] = [slot("kept"), slot("given")];
  const seal = imageOf(world, "cards", bakeSeal(world)).setName(`seal of ${seat}`).setVisible(false);
  return { hand, decision, kept, given, seal };
}

export function settleSlots(
  world: World,
  slots: CardSlots,
  boat: BoatPicture,
  places: SeatCards,
  season: Season,
): void {
  const { decision, zone, isLocked } = boat;
  const faces = facesInHand(boat);
  const lying = lyingIn(boat, places);
  for (const [i, image] of slots.hand.entries()) put(world, image, faces[i], lying[i], season);
  for (const [i, image] of slots.decision.entries()) put(world, image, decision[i], places.decision[i], season);
  put(world, slots.kept, zone.kept ?? undefined, places.kept, season);
  put(world, slots.given, zone.given ?? undefined, places.given, season);
  const { x, y, size, angle } = piled(places)[0] ?? places.hand[0];
  slots.seal
    .setVisible(isLocked && faces.length > 0)
    .setPosition(x, y)
    .setAngle(angle)
    .setScale((1.4 * size) / world.scale);
}

/** Where the cards of a hand lie. */
export function lyingIn(boat: BoatPicture, places: SeatCards): readonly CardPlace[] {
  if (boat.isLocked) return piled(places);
  return facesInHand(boat).length > places.hand.length ? places.first : places.hand;
}

/** Face up is only what everybody has seen drawn. */
export const facesInHand = ({ open, hand }: BoatPicture): readonly Face[] => [
  ...open,
  ...Array.from({ length: hand }, () => null),
];

function put(
  world: World,
  image: GameObjects.Image,
  face: Face | undefined,
  place: CardPlace | undefined,
  season: Season,
): void {
  image.setVisible(face !== undefined && place !== undefined);
  if (face === undefined || place === undefined) return;
  const { x, y, size, angle, texture } = poseOf(world, season, { face, place });
  image.setTexture(texture).setData("piece", face === null ? undefined : pieceName("card", face));
  image
    .setPosition(x, y)
    .setAngle(angle)
    .setAlpha(1)
    .setScale(size / world.scale);
}
