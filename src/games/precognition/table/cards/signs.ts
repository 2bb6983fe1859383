import type { Sign } from "../../../../kit/drawing/sign.ts";
import { ICONS, type IconName } from "./icon-paths.ts";
import { signColor } from "./palette.ts";

export const signOf = (name: IconName): Sign => ({ name, d: ICONS[name], light: signColor(name)?.light });
