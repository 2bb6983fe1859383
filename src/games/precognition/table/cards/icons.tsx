import { colorOfSign, SignSvg } from "../../../../kit/drawing/sign-svg.tsx";
import type { IconName } from "./icon-paths.ts";
import { signOf } from "./signs.ts";

/** For elements that have a sign’s colour. */
export const signStyle = (name: IconName): string | undefined => colorOfSign(signOf(name));

/** Hidden from screen readers, since there is always text beside it. */
export const Icon = ({ name }: { readonly name: IconName }) => <SignSvg sign={signOf(name)} />;
