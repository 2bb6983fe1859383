import { ICON_SIZE, ICONS, type IconName } from "./icon-paths.ts";

/** Words stand beside it, so it is decoration. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon ${name}`} viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} aria-hidden="true">
    <path fill-rule="evenodd" d={ICONS[name]} />
  </svg>
);
