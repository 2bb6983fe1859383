/** Where a card lies in the world: its middle, its size and its angle. */
import { between, type Point } from "../../scenes/point.ts";
import type { Area } from "../../scenes/show.ts";
import { type Frame, inWorld } from "../world/frame.ts";

export interface CardPlace extends Point {
  /** 1 is the printed size. */
  readonly size: number;
  /** In degrees. A card faces its owner. */
  readonly angle: number;
}

/** `width` is that of a card of the printed size. */
export const placeIn = (area: Area, frame: Frame, width: number): CardPlace => ({
  ...inWorld(frame, { x: area.x + area.width / 2, y: area.y + area.height / 2 }),
  size: area.width / width,
  angle: frame.angle,
});

/** Both must be places of one seat, because the angle isn't interpolated. */
export const placeBetween = (from: CardPlace, to: CardPlace, share: number): CardPlace => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
  size: between(from.size, to.size, share),
  angle: from.angle,
});

/** `count` places in a row from one to the other; a single one is the first. */
export const rowOf = (from: CardPlace, to: CardPlace, count: number): readonly CardPlace[] =>
  Array.from({ length: count }, (_, i) => placeBetween(from, to, i / Math.max(1, count - 1)));

/** The offset between the cards of a pile, in card widths. */
const IN_PILE = 0.03;

/** From the bottom to the top. */
export const pileAt = (place: CardPlace, count: number, width: number): readonly CardPlace[] =>
  Array.from({ length: count }, (_, i) => {
    const off = (i * IN_PILE * width * place.size) / Math.SQRT2;
    return { ...place, x: place.x + off, y: place.y - off };
  });

/** Moves a place `far` units away from the middle of the table. */
export function beyond(place: CardPlace, { x, y, width, height }: Area, far: number): CardPlace {
  const [dx, dy] = [place.x - x - width / 2, place.y - y - height / 2];
  const share = far / Math.max(1, Math.hypot(dx, dy));
  return { ...place, x: place.x + dx * share, y: place.y + dy * share };
}
