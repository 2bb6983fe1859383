import type { ComponentChildren } from "preact";
import "./closer-piece.css";

interface CloserPieceProps {
  readonly name: ComponentChildren;
  readonly picture?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** An enlarged piece with its description. */
export const CloserPiece = ({ name, picture, class: more = "", children }: CloserPieceProps) => (
  <div class={`closer-piece ${more}`.trim()}>
    {picture}
    <div class="closer-words">
      <h3>{name}</h3>
      {children}
    </div>
  </div>
);
