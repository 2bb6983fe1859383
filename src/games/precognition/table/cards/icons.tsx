import { colorOfSign, SignSvg } from "../../../../kit/drawing/sign-svg.tsx";
import type { IconName } from "./icon-paths.ts";
import { signOf } from "./signs.ts";

/** For what isn’t a sign and has the colour of one. */
export const signStyle = (name: IconName): string | undefined => colorOfSign(signOf(name));

/** Words stand beside it, so it is decoration. */
export const Icon = ({ name }: { readonly name: IconName }) => <SignSvg sign={signOf(name)} />;
