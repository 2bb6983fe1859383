import { SIGN_SIZE, type Sign } from "./sign.ts";
import "./sign-svg.css";

/** Style sheets use `--sign` as the sign's colour in the dark theme. */
export const colorOfSign = ({ light }: Sign): string | undefined => light && `--sign: ${light}`;

/** Hidden from screen readers, since there is always text beside it. */
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
