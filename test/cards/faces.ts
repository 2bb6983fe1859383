/** All faces, with the names in each language. */
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { SEASONS } from "../../src/games/precognition/model/card.ts";
import { cardBack } from "../../src/games/precognition/table/cards/card-back.ts";
import { cardFace } from "../../src/games/precognition/table/cards/card-face.ts";
import { compactFace } from "../../src/games/precognition/table/cards/compact-face.ts";
import { conditionFace, effectFace } from "../../src/games/precognition/table/cards/condition-face.ts";
import { tileBack, tileFace } from "../../src/games/precognition/table/cards/tile-face.ts";
import type { Drawing, Label, Part, Shape } from "../../src/kit/drawing/drawing.ts";
import { speakers } from "./saying.ts";

export interface NamedFace {
  readonly name: string;
  readonly face: Drawing;
}

const MACHINES = [...STANDARD_ROOMS, ...ADVANCED_ROOMS].flatMap(({ id, machines }) =>
  machines.map((machine, i) => ({ name: `${id} ${i + 1}`, machine })),
);

export const FACES: readonly NamedFace[] = [
  ...speakers.flatMap(({ language, say }) => [
    ...CARDS.map((card) => ({
      name: `${card.id} in ${language}`,
      face: cardFace(card, say({ key: `card.${card.id}` })),
    })),
    ...[...TILES, ...ISLANDS].map((tile) => ({
      name: `${tile.id} in ${language}`,
      face: tileFace(tile, say({ key: `tile.${tile.id}` })),
    })),
  ]),
  ...CARDS.map((card) => ({ name: `${card.id}, small`, face: compactFace(card) })),
  ...SEASONS.flatMap((season) => [
    { name: `card back ${season}`, face: cardBack(season) },
    { name: `tile back ${season}`, face: tileBack(season) },
  ]),
  ...MACHINES.flatMap(({ name, machine }) => [
    { name: `${name}: condition`, face: conditionFace(machine) },
    { name: `${name}: effect`, face: effectFace(machine) },
  ]),
];

/** All shapes and labels, in the order in which they are drawn. */
export const drawnIn = (parts: readonly Part[]): readonly (Shape | Label)[] =>
  parts.flatMap((part) => ("parts" in part ? drawnIn(part.parts) : [part]));

export const labelsIn = ({ parts }: Drawing): readonly Label[] =>
  drawnIn(parts).filter((part): part is Label => "text" in part);

interface Placed {
  readonly label: Label;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Labels in the coordinates of the whole face. No group with labels is rotated. */
export function placedLabels(parts: readonly Part[], x = 0, y = 0, scale = 1): readonly Placed[] {
  return parts.flatMap((part): readonly Placed[] => {
    if ("d" in part) return [];
    if ("text" in part) return [{ label: part, x: x + scale * part.x, y: y + scale * part.y, scale }];
    const inner = placedLabels(part.parts, x + scale * part.x, y + scale * part.y, scale * (part.scale ?? 1));
    if (inner.length > 0 && (part.turn !== undefined || part.isFlipped)) throw new Error("words in a turned group");
    return inner;
  });
}
