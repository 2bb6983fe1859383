import type { ComponentChildren } from "preact";
import "./closer-piece.css";

interface CloserPieceProps {
  readonly name: ComponentChildren;
  readonly picture?: ComponentChildren;
  readonly class?: string;
  /** What is to be said of it. */
  readonly children?: ComponentChildren;
}

/** A piece, enlarged, and beside it what it is in words. */
export const CloserPiece = ({ name, picture, class: more = "", children }: CloserPieceProps) => (
  <div class={`closer-piece ${more}`.trim()}>
    {picture}
    <div class="closer-words">
      <h3>{name}</h3>
      {children}
    </div>
  </div>
);
