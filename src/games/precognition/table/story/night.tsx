/** The background of the last scene: sky, island and water at night. */
import { useId } from "preact/hooks";
import nightFar from "../../../../../assets/river/night-far.svg?url&no-inline";
import nightIsland from "../../../../../assets/river/night-island.svg?url&no-inline";
import nightSky from "../../../../../assets/river/night-sky.svg?url&no-inline";
import { SCENERY } from "../cards/palette.ts";
import { ISLAND, STRIP } from "../picture/river-art.ts";
import { SCENE } from "./shore.ts";

/** How far it is drawn beyond both sides of the scene. */
const ASIDE = 1600;
const { sky, water, glint, glow } = SCENERY[3];

export function Night() {
  const id = useId();
  const { width, height, waterline, island } = SCENE;
  const wide = { x: -ASIDE, width: width + 2 * ASIDE };
  return (
    <>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        {sky.map((color, i) => (
          <stop key={color} offset={i / (sky.length - 1)} stop-color={color} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}-water`} x2="0" y2="1">
        {water.map((color, i) => (
          <stop key={color} offset={i} stop-color={color} />
        ))}
      </linearGradient>
      <rect {...wide} y={-height} height={height + waterline} fill={`url(#${id}-sky)`} />
      {[-1, 0].map((i) => (
        <image
          key={i}
          href={nightSky}
          x={width + i * 1300 - 1300}
          y={-30}
          width={1300}
          height={(1300 * STRIP.sky) / STRIP.width}
        />
      ))}
      {[-1, 0].map((i) => (
        <image
          key={i}
          href={nightFar}
          x={width + i * 900 - 900}
          y={waterline - 117}
          width={900}
          height={117}
          opacity={0.8}
        />
      ))}
      <rect {...wide} y={waterline} height={height} fill={`url(#${id}-water)`} />
      <image
        class="island"
        href={nightIsland}
        x={island.x}
        y={waterline + 4 - ISLAND.height * island.scale}
        width={ISLAND.width * island.scale}
        height={ISLAND.height * island.scale}
      />
      <path class="glade" stroke={glow} d={GLADE} />
      <path class="glints" stroke={glint} d={GLINTS} />
    </>
  );
}

/** Reflections of the lighthouse on the water. */
const GLADE = "M396 244h44M404 251h60M388 258h38M410 265h52M400 272h30M414 279h58M396 286h34M408 293h48";
const GLINTS =
  "M-520 262h60M-380 246h44M-300 280h70M-180 254h50M-90 290h60M330 252h30M500 262h54M560 284h60M520 244h26M340 290h24M600 250h40";
