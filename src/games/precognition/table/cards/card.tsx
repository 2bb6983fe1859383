import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import { card } from "../../rules/pieces.ts";
import { cardName } from "../texts/names.ts";
import { cardFace } from "./card-face.ts";
import { cardLine } from "./card-lines.ts";
import { compactFace } from "./compact-face.ts";
import { pieceName } from "./piece.ts";
import "./card.css";

interface CardProps {
  readonly id: CardId;
  /** 120, 84, 56 or 200 pixels wide, the smallest without text. A style may set `--card-width` instead. */
  readonly size?: "normal" | "small" | "tiny" | "large";
  /** Not there yet, or not certain. */
  readonly isGhost?: boolean;
}

/** A card as an image with a full description. */
export function Card({ id, size = "normal", isGhost = false }: CardProps) {
  const { say } = useSpeaker();
  const printed = card(id);
  return (
    <span
      class={`card card-${size}${isGhost ? " ghost" : ""}`}
      role="img"
      aria-label={say(cardLine(printed))}
      data-piece={pieceName("card", id)}
    >
      <DrawingSvg
        drawing={size === "tiny" ? compactFace(printed) : cardFace(printed, say({ key: cardName(id).piece }))}
      />
    </span>
  );
}
