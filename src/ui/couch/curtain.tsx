import type { Seat } from "../../session/session.ts";
import { useSeatMark } from "../look/use-seat-mark.ts";
import { useText } from "../texts/speaking.ts";
import { BORDER, border, CURTAIN, folds } from "./curtain-folds.ts";
import "./curtain.css";

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly isByKeys: boolean;
}

/** Hides a seat's desk. Shows only the seat's colour, sign and name. */
export function Curtain({ seat, name, isByKeys }: CurtainProps) {
  const text = useText();
  return (
    <div class={`curtain seat-${seat}`}>
      <Cloth seat={seat} />
      <Border />
      <div class="curtain-name" role="status">
        <Emblem seat={seat} />
        <div>
          <h2>{name}</h2>
          <p>{text(isByKeys ? "couch.look" : "couch.give", { name })}</p>
        </div>
      </div>
    </div>
  );
}

export const Emblem = ({ seat }: { readonly seat: Seat }) => (
  <svg class={`emblem seat-${seat}`} viewBox="-4 -4 24 24" aria-hidden="true">
    <circle cx="8" cy="8" r="11.2" class="rim" />
    <circle cx="8" cy="8" r="10.4" class="ground" />
    <path fill-rule="evenodd" d={useSeatMark(seat).symbol} />
  </svg>
);

/** The animation of a curtain that opens. */
export const PartingCurtain = ({ seat }: { readonly seat: Seat }) => (
  <div class={`curtain parting seat-${seat}`} aria-hidden="true">
    <Cloth seat={seat} />
  </div>
);

const Cloth = ({ seat }: { readonly seat: Seat }) => (
  <>
    <Half seat={seat} side="left" />
    <Half seat={seat} side="right" />
  </>
);

const SHEETS = folds();
const SCALLOPS = border();

const Border = () => (
  <svg
    class="border"
    viewBox={`0 0 ${BORDER.width} ${BORDER.height}`}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path d={SCALLOPS} class="shade" transform="translate(0 5)" />
    <path d={SCALLOPS} class="lit" transform="translate(0 1.5)" />
    <path d={SCALLOPS} class="cloth" />
  </svg>
);

function Half({ seat, side }: { readonly seat: Seat; readonly side: "left" | "right" }) {
  const id = `fold-${side}-${seat}`;
  return (
    <svg
      class={`half ${side}`}
      viewBox={`0 0 ${CURTAIN.width} ${CURTAIN.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-near`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="near-top" />
          <stop offset="0.75" class="near" />
          <stop offset="1" class="near-hem" />
        </linearGradient>
        <linearGradient id={`${id}-far`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="far-top" />
          <stop offset="1" class="far" />
        </linearGradient>
      </defs>
      {SHEETS.map(({ path, isFar }) => (
        <g key={path}>
          <path d={path} class="shade" transform="translate(5 2)" />
          <path d={path} class={isFar ? "lit far" : "lit"} transform="translate(-1.5 -1.5)" />
          <path d={path} fill={`url(#${id}-${isFar ? "far" : "near"})`} />
        </g>
      ))}
    </svg>
  );
}
