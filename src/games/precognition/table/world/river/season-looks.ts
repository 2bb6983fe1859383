/** The light, water and weather of the three seasons. */
import type { WaterLook } from "../../../../../scenes/water.ts";
import type { Season } from "../../../model/card.ts";

export interface SeasonLook {
  readonly name: string;
  /** A gradient from the top to the horizon. */
  readonly sky: readonly string[];
  readonly water: WaterLook;
  /** Sun or moon: its place in the sky, from 0 to 1, its size and its colours. */
  readonly disc: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly color: string;
    readonly halo: string;
  };
  /** Over the far water. */
  readonly haze: { readonly color: number; readonly strength: number };
}

export const SEASON_LOOKS: Readonly<Record<Season, SeasonLook>> = {
  1: {
    name: "thaw",
    sky: ["#5fa9b0", "#a3d0c4", "#e9e2bd", "#fccfa4"],
    water: {
      far: 0x86cdac,
      near: 0x114f5c,
      swell: 0x0a4a50,
      glint: 0xe6f6dc,
      swellStrength: 0.3,
      glintStrength: 0.3,
    },
    disc: { x: 0.14, y: 0.5, r: 32, color: "#fff6df", halo: "#ffe2b0" },
    haze: { color: 0xfdeccb, strength: 0.85 },
  },
  2: {
    name: "heat",
    sky: ["#6f3a4c", "#b95a56", "#e88f54", "#fbcf78"],
    water: {
      far: 0xdba35a,
      near: 0x1c3a33,
      swell: 0x1f2e20,
      glint: 0xffdf9a,
      swellStrength: 0.36,
      glintStrength: 0.3,
    },
    disc: { x: 0.87, y: 0.6, r: 44, color: "#fff0b8", halo: "#ffc56b" },
    haze: { color: 0xffc878, strength: 0.75 },
  },
  3: {
    name: "night",
    sky: ["#070b26", "#161a4c", "#33327a", "#5f56a0"],
    water: {
      far: 0x4c5fa0,
      near: 0x081430,
      swell: 0x050b22,
      glint: 0xbcd6ff,
      swellStrength: 0.4,
      glintStrength: 0.24,
    },
    disc: { x: 0.12, y: 0.4, r: 24, color: "#f4f1de", halo: "#9fb4ff" },
    haze: { color: 0x9aa8ea, strength: 0.5 },
  },
};

/** Interpolates between two looks. */
export function waterBetween(from: WaterLook, to: WaterLook, share: number): WaterLook {
  const color = (a: number, b: number): number =>
    [16, 8, 0].reduce(
      (sum, shift) => sum + (Math.round(part(a, shift) + (part(b, shift) - part(a, shift)) * share) << shift),
      0,
    );
  const number = (a: number, b: number): number => a + (b - a) * share;
  return {
    far: color(from.far, to.far),
    near: color(from.near, to.near),
    swell: color(from.swell, to.swell),
    glint: color(from.glint, to.glint),
    swellStrength: number(from.swellStrength, to.swellStrength),
    glintStrength: number(from.glintStrength, to.glintStrength),
  };
}

const part = (color: number, shift: number): number => (color >> shift) & 0xff;
