/** A boat with people on it, or a part of one, as in the world. */

import { box } from "../../../../../kit/drawing/paths.ts";
import { LANTERN, SCENERY } from "../../cards/palette.ts";
import { PIECES, type Piece } from "../../picture/boat-art.ts";
import { BOAT, FLOORS, type Floor, type Zone } from "../../picture/boat-plan.ts";
import type { View } from "./parts-of-boat.ts";
import "./boat-scene.css";

interface BoatSceneProps {
  /** The figures in each zone, in order. */
  readonly crew?: Readonly<Partial<Record<Zone, readonly Piece[]>>>;
  readonly crates?: number;
  readonly view: View;
  /** The highlighted area; the rest is dark. */
  readonly lit?: View;
}

const WATER = SCENERY[1].water;

export function BoatScene({ crew = {}, crates = 0, view, lit }: BoatSceneProps) {
  return (
    <span class="boat-scene">
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
        <path d={box(view.x, BOAT.waterline - 8, view.width, view.height)} fill={WATER[0]} />
        <Image piece="hull" x={0} y={0} />
        {Object.entries(crew).flatMap(([zone, people]) =>
          people.map((piece, i) => {
            const { x, y } = placeOn(FLOORS[zone as Zone], i);
            return <Image key={`${zone}${i}`} piece={piece} x={x} y={y} />;
          }),
        )}
        {Array.from({ length: crates }, (_, i) => (
          <Image key={i} piece="crate" x={36 + (i % 3) * 13} y={174 - Math.floor(i / 3) * 12} />
        ))}
        <Image piece="front" x={0} y={0} />
        <path d={box(view.x, BOAT.waterline, view.width, view.height)} fill={WATER[1]} opacity={0.85} />
        {lit && <Light view={view} lit={lit} />}
      </svg>
    </span>
  );
}

const APART = 30;

/** Side by side on the first floor, in the floor's direction. */
function placeOn([floor]: readonly Floor[], i: number): { readonly x: number; readonly y: number } {
  const { from, to, y } = floor ?? { from: 0, to: 0, y: 0 };
  const { width, height } = PIECES["human-1"];
  return { x: from + Math.sign(to - from) * i * APART - width / 2, y: y - height };
}

const Image = ({ piece, x, y }: { readonly piece: Piece; readonly x: number; readonly y: number }) => {
  const { url, width, height } = PIECES[piece];
  return <image href={url} x={x} y={y} width={width} height={height} />;
};

const Light = ({ view, lit }: { readonly view: View; readonly lit: View }) => {
  const hole = box(lit.x, lit.y, lit.width, lit.height, 10);
  return (
    <>
      <path
        d={`${box(view.x, view.y, view.width, view.height)}${hole}`}
        fill="#0b1720"
        opacity={0.58}
        fill-rule="evenodd"
      />
      <path d={hole} fill="none" stroke={LANTERN} stroke-width={4} />
    </>
  );
};
