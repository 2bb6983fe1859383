import type { LogIconProps } from "../../../../ui/game-table.ts";
import { ICONS, type IconName } from "./icon-paths.ts";
import { Icon } from "./icons.tsx";

export const LogIcon = ({ icon }: LogIconProps) => (isName(icon) ? <Icon name={icon} /> : null);

const isName = (icon: string): icon is IconName => icon in ICONS;
