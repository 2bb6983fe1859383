import { ISLANDS } from "../../content/river.ts";
import type { Island, RiverTile, TileId } from "../../model/river.ts";
import { tile } from "../../rules/pieces.ts";

/** The river's row has both tiles and islands. */
export const riverPiece = (id: TileId): RiverTile | Island => ISLANDS.find((island) => island.id === id) ?? tile(id);
