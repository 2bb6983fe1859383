import { ISLANDS } from "../../content/river.ts";
import type { Island, RiverTile, TileId } from "../../model/river.ts";
import { tile } from "../../rules/pieces.ts";

/** A tile or an island: both lie in the same row. */
export const riverPiece = (id: TileId): RiverTile | Island => ISLANDS.find((island) => island.id === id) ?? tile(id);
