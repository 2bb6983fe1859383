/** A boat at the end of the match, with its flag and those who are still aboard. */
import { useId } from "preact/hooks";
import { useSeatMark } from "../../../../ui/look/use-seat-mark.ts";
import type { Boat } from "../../model/state.ts";
import { INK, numberOf } from "../cards/palette.ts";
import { PIECES } from "../picture/boat-art.ts";
import { BOAT, ZONES, type Zone } from "../picture/boat-plan.ts";
import { figureOf } from "../picture/people.ts";
import { standing } from "../picture/standing.ts";
import { Figure } from "./figure.tsx";

interface LandedBoatProps {
  readonly seat: number;
  readonly boat: Boat;
  /** Its healthy Humans are ashore. */
  readonly isLanded: boolean;
}

export function LandedBoat({ seat, boat, isLanded }: LandedBoatProps) {
  const id = useId();
  const { color, symbol } = useSeatMark(seat);
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
        <feColorMatrix values={tint(numberOf(color))} />
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
      <path class="flag" d={symbol} fill={INK} fill-rule="evenodd" transform="translate(391 10) scale(2)" />
    </>
  );
}

const Whole = ({ piece }: { readonly piece: "hull" | "trim" | "front" }) => (
  <image href={PIECES[piece].url} width={BOAT.width} height={BOAT.height} />
);

/** An SVG colour matrix that turns white into this colour. */
const tint = (color: number): string => {
  const part = (shift: number): string => (((color >> shift) & 0xff) / 0xff).toFixed(3);
  return `${part(16)} 0 0 0 0 0 ${part(8)} 0 0 0 0 0 ${part(0)} 0 0 0 0 0 1 0`;
};
