import { SIGHT_NAMES, SIGHTS, type Sight } from "./colour-sight.ts";
import "./colour-filters.css";

/** What the style sheet sends the whole page through. */
export const ColourFilters = () => (
  <svg class="colour-filters" aria-hidden="true">
    {SIGHT_NAMES.map((sight) => (
      <filter key={sight} id={`seen-with-${sight}`} color-interpolation-filters="linearRGB">
        <feColorMatrix type="matrix" values={valuesOf(sight)} />
      </filter>
    ))}
  </svg>
);

const valuesOf = (sight: Sight): string =>
  [...SIGHTS[sight].map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ");
