/** Pieces as the page and the world name them, so that whatever is pointed at can be told closer. */
import { ADVANCED_ROOMS } from "../../content/advanced-rooms.ts";
import { CARDS } from "../../content/cards.ts";
import { ISLANDS, TILES } from "../../content/river.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";

const KINDS = {
  card: CARDS,
  tile: [...TILES, ...ISLANDS],
  room: [...STANDARD_ROOMS, ...ADVANCED_ROOMS],
} as const;

export type PieceKind = keyof typeof KINDS;

export interface Piece {
  readonly kind: PieceKind;
  readonly id: string;
}

export const pieceName = (kind: PieceKind, id: string): string => `${kind}:${id}`;

export function readPiece(name: string): Piece | undefined {
  const [kind = "", id = ""] = name.split(":");
  if (!isKind(kind) || !KINDS[kind].some((piece) => piece.id === id)) return undefined;
  return { kind, id };
}

const isKind = (text: string): text is PieceKind => Object.hasOwn(KINDS, text);
