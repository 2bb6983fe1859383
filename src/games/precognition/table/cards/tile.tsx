import type { ComponentChildren } from "preact";
import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Season } from "../../model/card.ts";
import type { TileId } from "../../model/river.ts";
import { tileName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { pieceName } from "./piece.ts";
import { riverPiece } from "./river-piece.ts";
import { tileBack, tileFace } from "./tile-face.ts";
import { tileLine } from "./tile-lines.ts";
import "./card.css";

/** A river tile as an image with a full description. A style may set `--tile-width`. */
export function Tile({ id }: { readonly id: TileId }) {
  const { say } = useSpeaker();
  const piece = riverPiece(id);
  return (
    <Frame label={say(tileLine(piece))} piece={pieceName("tile", id)}>
      <DrawingSvg drawing={tileFace(piece, say({ key: tileName(id).piece }))} />
    </Frame>
  );
}

export function HiddenTile({ season }: { readonly season: Season }) {
  const { say } = useSpeaker();
  return (
    <Frame label={say(line("card-rule.tile-hidden", { season }))}>
      <DrawingSvg drawing={tileBack(season)} />
    </Frame>
  );
}

interface FrameProps {
  readonly label: string;
  readonly piece?: string;
  readonly children: ComponentChildren;
}

const Frame = ({ label, piece, children }: FrameProps) => (
  <span class="tile" role="img" aria-label={label} data-piece={piece}>
    {children}
  </span>
);
