import { COLOUR_VISIONS, type ColourVision } from "./colour-vision.ts";
import "./colour-filter.css";

/** The SVG filter that the style sheet applies to the whole page. */
export const ColourFilter = ({ vision }: { readonly vision: ColourVision }) => (
  <svg class="colour-filter" aria-hidden="true">
    <filter id="seen-with" color-interpolation-filters="linearRGB">
      <feColorMatrix type="matrix" values={valuesOf(vision)} />
    </filter>
  </svg>
);

const valuesOf = (vision: ColourVision): string =>
  [...COLOUR_VISIONS[vision].map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ");
