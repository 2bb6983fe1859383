import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { faceOf } from "./faces.ts";
import "./card-picture.css";

/** Hidden from screen readers, since there is always text beside it. */
export const CardPicture = ({ card }: { readonly card: number | undefined }) => (
  <span class="card-picture">
    <DrawingSvg drawing={faceOf(card)} />
  </span>
);
