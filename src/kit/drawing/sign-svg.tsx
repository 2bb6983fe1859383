import { SIGN_SIZE, type Sign } from "./sign.ts";
import "./sign-svg.css";

/** Style sheets know the colour of a sign in the dark as `--sign`. */
export const colorOfSign = ({ light }: Sign): string | undefined => light && `--sign: ${light}`;

/** Words stand beside it, so it is decoration. */
export const SignSvg = ({ sign }: { readonly sign: Sign }) => (
  <svg
    class={`icon ${sign.name}`}
    viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`}
    style={colorOfSign(sign)}
    aria-hidden="true"
  >
    <path fill-rule="evenodd" d={sign.d} />
  </svg>
);
