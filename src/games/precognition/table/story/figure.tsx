import { type Piece, sizeOf, urlOf } from "../picture/boat-art.ts";

interface FigureProps {
  readonly piece: Piece;
  /** The position of the feet. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isMissed?: boolean;
}

/** A standing person. */
export function Figure({ piece, x, y, scale, isMissed = false }: FigureProps) {
  const { width, height } = sizeOf(piece);
  return (
    <image
      class={isMissed ? "missed" : "person"}
      href={urlOf(piece)}
      x={x - (width * scale) / 2}
      y={y - height * scale}
      width={width * scale}
      height={height * scale}
    />
  );
}
