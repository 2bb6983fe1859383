import { useId } from "preact/hooks";
import nightFar from "../../../../../assets/river/night-far.svg?url&no-inline";
import nightIsland from "../../../../../assets/river/night-island.svg?url&no-inline";
import nightSky from "../../../../../assets/river/night-sky.svg?url&no-inline";
import type { EndingProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { seatSymbol } from "../../../../ui/look/seat-symbols.ts";
import type { Boat } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { INK, SCENERY } from "../cards/palette.ts";
import { ISLAND, STRIP } from "../river/river-art.ts";
import { PIECES, type Piece, sizeOf, urlOf } from "../world/boat-art.ts";
import { BOAT, ZONES, type Zone } from "../world/boat-plan.ts";
import { figureOf } from "../world/people.ts";
import { seatColor } from "../world/seat-colors.ts";
import { standing } from "../world/standing.ts";
import { arrivalOf } from "./arrival.ts";
import { BERTHS, SCENE, shoreSpots } from "./shore.ts";
import "./homecoming.css";

/** Letea at night, the winner's boat at its quay, and its people ashore. What is told stands before it. */
export function Homecoming({ state, result, children }: EndingProps<PrecognitionTypes>) {
  const { seats, ashore, missed } = arrivalOf(state, result);
  const isLost = result.isWon === false;
  const berths = BERTHS[seats.length] ?? [];
  return (
    <div class={isLost ? "homecoming lost" : "homecoming"}>
      {/* Whatever is beside the scene is more of its sky and its water */}
      <svg
        class="scene"
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <Night />
        <g class="people-ashore">
          {shoreSpots(ashore + missed).map(({ x, y }, i) => (
            <Figure key={i} piece={figureOf("cabins", i)} x={x} y={y} scale={SCENE.person} isMissed={i >= ashore} />
          ))}
        </g>
        {seats.map((seat, i) => {
          const boat = state.boats[seat];
          const berth = berths[i];
          if (boat === undefined || berth === undefined) return null;
          return (
            <g
              key={seat}
              transform={`translate(${berth.x} ${berth.y - BOAT.waterline * berth.scale}) scale(${berth.scale})`}
            >
              <Landed seat={seat} boat={boat} isLanded={!isLost} />
            </g>
          );
        })}
      </svg>
      <div class="homecoming-words">
        <p class="emblems" aria-hidden="true">
          {seats.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Drawn far beyond both sides of the scene. */
const ASIDE = 1600;
const { sky, water, glint, glow } = SCENERY[3];

function Night() {
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

/** What the lighthouse throws on the water below it, and the rest of the river. */
const GLADE = "M396 244h44M404 251h60M388 258h38M410 265h52M400 272h30M414 279h58M396 286h34M408 293h48";
const GLINTS =
  "M-520 262h60M-380 246h44M-300 280h70M-180 254h50M-90 290h60M330 252h30M500 262h54M560 284h60M520 244h26M340 290h24M600 250h40";

interface LandedProps {
  readonly seat: number;
  readonly boat: Boat;
  /** Its healthy Humans have left it. */
  readonly isLanded: boolean;
}

function Landed({ seat, boat, isLanded }: LandedProps) {
  const id = useId();
  const crew: Readonly<Record<Zone, number>> = {
    cabins: isLanded ? 0 : boat.cabins,
    contaminated: boat.contaminated,
    doctors: boat.doctors,
    protectors: boat.protectors,
  };
  return (
    <>
      <Whole piece="hull" />
      <filter id={id} color-interpolation-filters="sRGB">
        <feColorMatrix values={tint(seatColor(seat).number)} />
      </filter>
      <g filter={`url(#${id})`}>
        <Whole piece="trim" />
      </g>
      {ZONES.flatMap((zone) =>
        standing(zone, crew[zone])
          .map((spot, i) => ({ ...spot, i }))
          .toSorted((a, b) => b.floor - a.floor)
          .map(({ x, y, i }) => <Figure key={`${zone}${i}`} piece={figureOf(zone, i)} x={x} y={y} scale={1} />),
      )}
      <Whole piece="front" />
      <path class="flag" d={seatSymbol(seat)} fill={INK} fill-rule="evenodd" transform="translate(391 10) scale(2)" />
    </>
  );
}

const Whole = ({ piece }: { readonly piece: "hull" | "trim" | "front" }) => (
  <image href={PIECES[piece].url} width={BOAT.width} height={BOAT.height} />
);

/** White becomes this colour. */
const tint = (color: number): string => {
  const part = (shift: number): string => (((color >> shift) & 0xff) / 0xff).toFixed(3);
  return `${part(16)} 0 0 0 0 0 ${part(8)} 0 0 0 0 0 ${part(0)} 0 0 0 0 0 1 0`;
};

interface FigureProps {
  readonly piece: Piece;
  /** Where the feet are. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isMissed?: boolean;
}

function Figure({ piece, x, y, scale, isMissed = false }: FigureProps) {
  const { width, height } = sizeOf(piece);
  return (
    <image
      class={isMissed ? "missed" : "person"}
      href={urlOf(piece)}
      x={x - (width * scale) / 2}
      y={y - height * scale}
      width={width * scale}
      height={height * scale}
    />
  );
}
