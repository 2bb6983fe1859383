/** The colours of the game's pieces. */
import type { Season } from "../../model/card.ts";
import type { Resource } from "../../model/goods.ts";
import type { IconName } from "./icon-paths.ts";

export const INK = "#0b1720";
export const PAPER = "#f5ead0";
export const LANTERN = "#f4bd5c";
/** Of Bane, and of what the river takes. */
export const BANE = "#a047c4";
export const LIT = "#fff1b8";
export const UNLIT = "#8ba0a8";

/** A dark shade for signs on paper, and a light one for signs on dark ground. */
interface SignColor {
  readonly deep: string;
  readonly light: string;
}

/** The colours of the types on the printed cards. `plain` fills shapes. */
export const TYPE_COLORS: Readonly<Record<Resource, SignColor & { readonly plain: string }>> = {
  food: { plain: "#efc93d", deep: "#8a6800", light: "#f5dc58" },
  human: { plain: "#5a93d6", deep: "#22548f", light: "#71b0f7" },
  ymune: { plain: "#76c06f", deep: "#356b2a", light: "#85d478" },
  battery: { plain: "#e05e4a", deep: "#a02a1e", light: "#ff7161" },
};

/** A Doctor has a shade of the Ymunes' colour. */
const DOCTOR: SignColor = { deep: "#2c7440", light: "#b0e9a4" };
const PROTECTOR: SignColor = { deep: "#285a33", light: "#5cb86c" };

/** Other signs have the colour of the text around them. */
export const SIGN_COLORS = {
  ...TYPE_COLORS,
  healthy: TYPE_COLORS.human,
  contaminated: { deep: "#4c5d6e", light: "#a3b3c4" },
  doctor: DOCTOR,
  heal: DOCTOR,
  protector: PROTECTOR,
  bane: { deep: "#8a2fa8", light: "#d77be6" },
} as const satisfies Partial<Record<IconName, SignColor>>;

const SIGNED: Readonly<Partial<Record<IconName, SignColor>>> = SIGN_COLORS;
export const signColor = (sign: IconName): SignColor | undefined => SIGNED[sign];

/** "#rrggbb" as 0xrrggbb, as Phaser has it. */
export const numberOf = (color: string): number => Number.parseInt(color.slice(1), 16);

export interface Scenery {
  /** A gradient from the top down. */
  readonly sky: readonly string[];
  readonly disc: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  readonly water: readonly string[];
  readonly glint: string;
  readonly leaf: string;
  readonly rust: string;
  readonly pale: string;
  readonly glow: string;
}

export const SCENERY: Readonly<Record<Season, Scenery>> = {
  1: {
    sky: ["#8fc7c4", "#d8e3cf", "#fbd9b4"],
    disc: "#fff0cf",
    far: "#a9cdbb",
    mid: "#6ea596",
    near: "#356a66",
    ink: "#173a3e",
    water: ["#5fae9f", "#2a7370"],
    glint: "#d9f0dd",
    leaf: "#5c9a55",
    rust: "#c9764f",
    pale: "#fff4dc",
    glow: "#ffe08a",
  },
  2: {
    sky: ["#c96f62", "#eb9a55", "#f9cf78"],
    disc: "#fff0b8",
    far: "#d58a5e",
    mid: "#a35c40",
    near: "#643a2c",
    ink: "#2b1a16",
    water: ["#a08f45", "#47533a"],
    glint: "#f7dd96",
    leaf: "#7d8a3c",
    rust: "#b34d2b",
    pale: "#ffeec4",
    glow: "#ffd257",
  },
  3: {
    sky: ["#141a44", "#322f70", "#5a4a8c"],
    disc: "#f2f0dc",
    far: "#3d3f7c",
    mid: "#272c60",
    near: "#161d48",
    ink: "#080f26",
    water: ["#2c568a", "#0e2145"],
    glint: "#a9cdf2",
    leaf: "#3c7a72",
    rust: "#8c4a5e",
    pale: "#e8f0fa",
    glow: "#ffd07a",
  },
};
