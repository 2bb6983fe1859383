/** The free areas of the screens that the layout must fit. */
import type { Area } from "../../src/scenes/show.ts";

export const SCREENS: readonly (Area & { readonly name: string })[] = [
  { name: "1280×720", x: 0, y: 48, width: 1280, height: 462 },
  { name: "1920×1080", x: 0, y: 48, width: 1920, height: 822 },
  { name: "3440×1440", x: 0, y: 48, width: 3440, height: 1180 },
  { name: "390×844", x: 0, y: 48, width: 390, height: 336 },
  { name: "390×844 with a low desk", x: 0, y: 53, width: 390, height: 396 },
  { name: "844×390 beside the desk", x: 0, y: 53, width: 388, height: 337 },
  { name: "640×360 beside the desk", x: 0, y: 48, width: 224, height: 312 },
  { name: "820×1180", x: 0, y: 53, width: 820, height: 820 },
  { name: "375×667", x: 0, y: 48, width: 375, height: 306 },
  { name: "844×390", x: 0, y: 30, width: 844, height: 230 },
];

/** Without flags and funnels, which may cover what is behind them. */
export const hullOf = (boat: Area): Area => ({ ...boat, y: boat.y + 0.17 * boat.height, height: 0.72 * boat.height });
