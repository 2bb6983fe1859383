/** A seat's cards at rest. */
import type { GameObjects } from "phaser";
import type { CardPlace } from "../../../../../kit/cards/place.ts";
import { createSlot, settleSlot } from "../../../../../kit/cards/slot.ts";
import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import { box, circle, star } from "../../../../../kit/drawing/paths.ts";
import { imageOf } from "../../../../../scenes/image-of.ts";
import type { Season } from "../../../model/card.ts";
import { INK, LANTERN } from "../../cards/palette.ts";
import { pieceName } from "../../cards/piece.ts";
import type { World } from "../../picture/layers.ts";
import type { BoatPicture } from "../../picture/picture.ts";
import { type Face, looksIn } from "./card-looks.ts";
import { piled, type SeatCards } from "./card-places.ts";
import { bakeCardBack } from "./card-texture.ts";

/** The largest hand: the first four cards in the advanced set-up. */
const HAND = 4;

export interface CardSlots {
  readonly hand: readonly GameObjects.Image[];
  readonly decision: readonly GameObjects.Image[];
  readonly kept: GameObjects.Image;
  readonly given: GameObjects.Image;
  readonly seal: GameObjects.Image;
}

export function createSlots(world: World, seat: number): CardSlots {
  const slot = (name: string) => createSlot(world, `${name} of ${seat}`, bakeCardBack(world, 1));
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
  const looks = looksIn(world, season);
  const put = (slot: GameObjects.Image, face: Face | undefined, place: CardPlace | undefined): void => {
    const card = face === undefined || place === undefined ? undefined : { face, place };
    settleSlot(world, slot, looks, card, face ? pieceName("card", face) : undefined);
  };
  const faces = facesInHand(boat);
  const lying = lyingIn(boat, places);
  for (const [i, image] of slots.hand.entries()) put(image, faces[i], lying[i]);
  for (const [i, image] of slots.decision.entries()) put(image, decision[i], places.decision[i]);
  put(slots.kept, zone.kept ?? undefined, places.kept);
  put(slots.given, zone.given ?? undefined, places.given);
  const { x, y, size, angle } = piled(places)[0] ?? places.hand[0];
  slots.seal
    .setVisible(isLocked && faces.length > 0)
    .setPosition(x, y)
    .setAngle(angle)
    .setScale((1.4 * size) / world.scale);
}

export function lyingIn(boat: BoatPicture, places: SeatCards): readonly CardPlace[] {
  if (boat.isLocked) return piled(places);
  return facesInHand(boat).length > places.hand.length ? places.first : places.hand;
}

/** Only a bot's open cards are face up. */
export const facesInHand = ({ open, hand }: BoatPicture): readonly Face[] => [
  ...open,
  ...Array.from({ length: hand }, () => null),
];

const SEAL_SIZE = 40;

/** Marks a secret choice. */
function bakeSeal(world: World): string {
  const name = "card.seal";
  const middle = SEAL_SIZE / 2;
  world.bake(name, SEAL_SIZE, SEAL_SIZE, (pen) =>
    drawOnCanvas(pen, {
      width: SEAL_SIZE,
      height: SEAL_SIZE,
      outline: box(0, 0, SEAL_SIZE, SEAL_SIZE),
      parts: [
        { d: star(middle, middle, 14, 20, 17.5), fill: INK },
        { d: star(middle, middle, 14, 18, 15.5), fill: LANTERN },
        { d: circle(middle, middle, 12), line: { paint: INK, width: 1 } },
        { d: "M14 19v-3a6 6 0 0 1 12 0v3h-2.600v-3a3.400 3.400 0 0 0-6.800 0v3z", fill: INK },
        { d: box(12.5, 18.5, 15, 10, 2), fill: INK },
      ],
    }),
  );
  return name;
}
