import { SIGN_SIZE, type Sign } from "./sign.ts";

/** Words stand beside it, so it is decoration. */
export const SignSvg = ({ sign: { name, d } }: { readonly sign: Sign }) => (
  <svg class={`icon ${name}`} viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
    <path fill-rule="evenodd" d={d} />
  </svg>
);
