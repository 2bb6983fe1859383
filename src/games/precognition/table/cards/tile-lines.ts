/** Descriptions of river tiles. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Island, RiverTile } from "../../model/river.ts";
import { listOf, tileName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";

/** The whole tile, in one sentence. */
export const tileLine = (tile: RiverTile | Island): Line =>
  line("card-rule.tile", { tile: tileName(tile.id), rule: tileRule(tile) });

export function tileRule(tile: RiverTile | Island): Line {
  if (!("gives" in tile)) return line("card-rule.island");
  const given = listOf(tile.gives);
  return given.length > 0
    ? line("card-rule.tile-gives", { goods: given })
    : line("card-rule.tile-takes", { goods: listOf(tile.takes) });
}

/** For a stretch whose tile is face down. */
export const stretchLine = (round: number): Line => line("river.stretch", { round });
