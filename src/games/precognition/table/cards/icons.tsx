import { SignSvg } from "../../../../kit/drawing/sign-svg.tsx";
import { type IconName, signOf } from "./icon-paths.ts";

/** Words stand beside it, so it is decoration. */
export const Icon = ({ name }: { readonly name: IconName }) => <SignSvg sign={signOf(name)} />;
