import { SIGHTS, type Sight } from "./colour-sight.ts";
import "./colour-filter.css";

/** The SVG filter that the style sheet applies to the whole page. */
export const ColourFilter = ({ sight }: { readonly sight: Sight }) => (
  <svg class="colour-filter" aria-hidden="true">
    <filter id="seen-with" color-interpolation-filters="linearRGB">
      <feColorMatrix type="matrix" values={valuesOf(sight)} />
    </filter>
  </svg>
);

const valuesOf = (sight: Sight): string =>
  [...SIGHTS[sight].map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ");
