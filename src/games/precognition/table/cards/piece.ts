/**
 * The names of pieces in the page and in the world, by which a piece that is pointed at can be described. They are the
 * text keys of the pieces' names, and the ids of their entries in the reference.
 */
import { ADVANCED_ROOMS } from "../../content/advanced-rooms.ts";
import { CARDS } from "../../content/cards.ts";
import { OBJECTIVES } from "../../content/objectives.ts";
import { ISLANDS, TILES } from "../../content/river.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";

const ROOMS = [...STANDARD_ROOMS, ...ADVANCED_ROOMS];
/** The id of every Objective that is face down. */
export const FACE_DOWN = "face-down";

const KINDS = {
  card: CARDS,
  tile: [...TILES, ...ISLANDS],
  room: ROOMS,
  objective: [...OBJECTIVES, { id: FACE_DOWN }],
  /** By Room and number from the top: `dispensary.1`. */
  machine: ROOMS.flatMap(({ id, machines }) => machines.map((_, i) => ({ id: `${id}.${i + 1}` }))),
} as const;

export type PieceKind = keyof typeof KINDS;

export interface Piece {
  readonly kind: PieceKind;
  readonly id: string;
}

export const pieceName = (kind: PieceKind, id: string): string => `${kind}.${id}`;

export function readPiece(name: string): Piece | undefined {
  const [kind = "", ...rest] = name.split(".");
  const id = rest.join(".");
  if (!isKind(kind) || !KINDS[kind].some((piece) => piece.id === id)) return undefined;
  return { kind, id };
}

/** Pieces that are face down have no name in the texts. */
export function isNamed(name: string): boolean {
  const piece = readPiece(name);
  return piece !== undefined && piece.id !== FACE_DOWN;
}

const isKind = (text: string): text is PieceKind => Object.hasOwn(KINDS, text);
