import { ICON_SIZE, ICONS, type IconName } from "./icon-paths.ts";
import { signColor } from "./palette.ts";

/** Style sheets know the colour of a sign in the dark as `--sign`. */
export function signStyle(name: IconName): string | undefined {
  const color = signColor(name);
  return color && `--sign: ${color.light}`;
}

/** Words stand beside it, so it is decoration. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon ${name}`} viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} style={signStyle(name)} aria-hidden="true">
    <path fill-rule="evenodd" d={ICONS[name]} />
  </svg>
);
