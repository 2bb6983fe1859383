/** The colours of what lies on the table: cut paper, lit by lanterns. */
import type { Season } from "../../model/card.ts";
import type { Resource } from "../../model/goods.ts";

export const INK = "#0b1720";
export const PAPER = "#f5ead0";
export const LANTERN = "#f4bd5c";
export const BANE = "#b04fd0";
export const LIT = "#fff1b8";
export const UNLIT = "#8ba0a8";

/** Each type has a colour, and a deeper one for signs on paper. */
export const TYPE_COLORS: Readonly<Record<Resource, { readonly plain: string; readonly deep: string }>> = {
  food: { plain: "#6fae5a", deep: "#356b2a" },
  human: { plain: "#d97b4f", deep: "#8f3f1c" },
  ymune: { plain: "#5a93d6", deep: "#22548f" },
  battery: { plain: "#e6b63c", deep: "#7d5800" },
};

export interface Scenery {
  /** From the top down. */
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
