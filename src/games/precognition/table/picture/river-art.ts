/** The pictures of the scenery: for each season its layers, its sky and its island. */
import heatFar from "../../../../../assets/river/heat-far.svg?url&no-inline";
import heatIsland from "../../../../../assets/river/heat-island.svg?url&no-inline";
import heatMid from "../../../../../assets/river/heat-mid.svg?url&no-inline";
import heatNear from "../../../../../assets/river/heat-near.svg?url&no-inline";
import heatSky from "../../../../../assets/river/heat-sky.svg?url&no-inline";
import nightFar from "../../../../../assets/river/night-far.svg?url&no-inline";
import nightIsland from "../../../../../assets/river/night-island.svg?url&no-inline";
import nightMid from "../../../../../assets/river/night-mid.svg?url&no-inline";
import nightNear from "../../../../../assets/river/night-near.svg?url&no-inline";
import nightSky from "../../../../../assets/river/night-sky.svg?url&no-inline";
import thawFar from "../../../../../assets/river/thaw-far.svg?url&no-inline";
import thawIsland from "../../../../../assets/river/thaw-island.svg?url&no-inline";
import thawMid from "../../../../../assets/river/thaw-mid.svg?url&no-inline";
import thawNear from "../../../../../assets/river/thaw-near.svg?url&no-inline";
import thawSky from "../../../../../assets/river/thaw-sky.svg?url&no-inline";
import type { Art } from "../../../../scenes/show.ts";

/** The sizes in the files. Strips repeat seamlessly from left to right. */
export const STRIP = { width: 2000, height: 260, near: 150, sky: 420 } as const;
export const ISLAND = { width: 760, height: 330 } as const;

const strip = (name: string, url: string, height: number): Art => ({
  name: `river/${name}`,
  url,
  width: STRIP.width,
  height,
});
const island = (name: string, url: string): Art => ({ name: `river/${name}`, url, ...ISLAND });

export const RIVER_ART: readonly Art[] = [
  strip("thaw-sky", thawSky, STRIP.sky),
  strip("thaw-far", thawFar, STRIP.height),
  strip("thaw-mid", thawMid, STRIP.height),
  strip("thaw-near", thawNear, STRIP.near),
  island("thaw-island", thawIsland),
  strip("heat-sky", heatSky, STRIP.sky),
  strip("heat-far", heatFar, STRIP.height),
  strip("heat-mid", heatMid, STRIP.height),
  strip("heat-near", heatNear, STRIP.near),
  island("heat-island", heatIsland),
  strip("night-sky", nightSky, STRIP.sky),
  strip("night-far", nightFar, STRIP.height),
  strip("night-mid", nightMid, STRIP.height),
  strip("night-near", nightNear, STRIP.near),
  island("night-island", nightIsland),
];
