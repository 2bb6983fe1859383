import type { EndingProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import type { PrecognitionTypes } from "../../model/types.ts";
import { BOAT } from "../picture/boat-plan.ts";
import { figureOf } from "../picture/people.ts";
import { arrivalOf } from "./arrival.ts";
import { Figure } from "./figure.tsx";
import { LandedBoat } from "./landed-boat.tsx";
import { Night } from "./night.tsx";
import { BERTHS, SCENE, shoreSpots } from "./shore.ts";
import "./homecoming.css";

/** Letea at night with the winner's boat and its people ashore, behind the text of the result. */
export function Homecoming({ state, result, children, isSmall = false }: EndingProps<PrecognitionTypes>) {
  const { seats, ashore, missed } = arrivalOf(state, result);
  const isLost = result.isWon === false;
  const looks = ["homecoming", ...(isLost ? ["lost"] : []), ...(isSmall ? ["small"] : [])];
  const berths = BERTHS[seats.length] ?? [];
  return (
    <div class={looks.join(" ")}>
      {/* `slice` fills what is beside the scene with more of its sky and water */}
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
              <LandedBoat seat={seat} boat={boat} isLanded={!isLost} />
            </g>
          );
        })}
      </svg>
      {!isSmall && (
        <div class="homecoming-words">
          <p class="emblems" aria-hidden="true">
            {seats.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
