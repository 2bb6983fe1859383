/**
 * The names of the river's stretches in the page and in the world: by tile, or by round while the tile is face down.
 */
import { ISLANDS } from "../../content/river.ts";
import { endsSeason, ROUNDS, ROUNDS_PER_SEASON, type TileId } from "../../model/river.ts";
import { pieceName } from "./piece.ts";

const NAME = /^stretch\.([1-9]\d?)$/u;

/** Islands are known from the start. */
export function stretchName(round: number, tile: TileId | undefined): string {
  const id = tile ?? (endsSeason(round) ? ISLANDS[round / ROUNDS_PER_SEASON - 1]?.id : undefined);
  return id === undefined ? `stretch.${round}` : pieceName("tile", id);
}

/** The round of a stretch whose tile is face down. */
export function readStretch(name: string): number | undefined {
  const round = Number(NAME.exec(name)?.[1]);
  return round <= ROUNDS && !endsSeason(round) ? round : undefined;
}
