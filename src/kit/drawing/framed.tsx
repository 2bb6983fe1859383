import type { Drawing } from "./drawing.ts";
import { DrawingSvg } from "./drawing-svg.tsx";
import "./framed.css";

/** A drawing, hidden from screen readers because the text beside it describes it. */
export const Framed = ({ drawing }: { readonly drawing: Drawing }) => (
  <span class={drawing.height > drawing.width ? "framed upright" : "framed"}>
    <DrawingSvg drawing={drawing} />
  </span>
);
