import type { Drawing } from "./drawing.ts";
import { DrawingSvg } from "./drawing-svg.tsx";
import "./framed.css";

/** A drawing beside the words that say what it shows. */
export const Framed = ({ drawing }: { readonly drawing: Drawing }) => (
  <span class={drawing.height > drawing.width ? "framed upright" : "framed"}>
    <DrawingSvg drawing={drawing} />
  </span>
);
