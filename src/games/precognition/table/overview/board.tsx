import type { BoardProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSeatMark } from "../../../../ui/look/use-seat-mark.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { playedCards } from "../../rules/activation.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { Card } from "../cards/card.tsx";
import { ICONS, type IconName } from "../cards/icon-paths.ts";
import { signStyle } from "../cards/icons.tsx";
import { HUMANS, type Piece, sizeOf, urlOf } from "../picture/boat-art.ts";
import { BOAT, FLOORS, machineAreaOf, PLATES, type Zone } from "../picture/boat-plan.ts";
import { stand } from "../texts/stand.ts";
import "./board.css";

/** A boat and its cards. */
export function Board({ state, seat, names }: BoardProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const boat = boatAt(state, seat);
  const told = stand(state)[seat];
  return (
    <section class={`board seat-${seat}`} aria-label={names[seat]}>
      <svg class="board-boat" viewBox={`0 0 ${BOAT.width} ${BOAT.height}`} aria-hidden="true">
        <Flag seat={seat} />
        <Whole piece="hull" />
        <People boat={boat} />
        <Whole piece="front" />
        <Batteries boat={boat} />
        <Plates boat={boat} />
      </svg>
      <p class="unseen">{told && say(told, names)}</p>
      <p class="board-name" aria-hidden="true">
        <SeatMark seat={seat} /> {names[seat]}
      </p>
      <div class="board-cards">
        {boat.decision.map((id) => (
          <Card key={id} id={id} size="tiny" />
        ))}
        {playedCards(boat).map((id, i) => (
          <span key={`${id} ${i}`} class="played">
            <Card id={id} size="tiny" />
          </span>
        ))}
      </div>
    </section>
  );
}

/** On the mast, as in the world. */
const Flag = ({ seat }: { readonly seat: number }) => (
  <g class="flag" transform="translate(369 2)">
    <path d="M0 0H62L52 19L62 38H0Z" />
    <path class="sign" fill-rule="evenodd" d={useSeatMark(seat).symbol} transform="translate(14 6) scale(1.6)" />
  </g>
);

const Whole = ({ piece }: { readonly piece: Piece }) => (
  <image href={urlOf(piece)} width={BOAT.width} height={BOAT.height} />
);

/** The largest number of figures drawn; the plates have the true numbers. */
const MOST: Readonly<Record<Zone, number>> = { cabins: 16, contaminated: 5, doctors: 4, protectors: 4 };

function People({ boat }: { readonly boat: Boat }) {
  const zones: readonly { readonly zone: Zone; readonly count: number; readonly piece: (i: number) => Piece }[] = [
    { zone: "contaminated", count: boat.contaminated, piece: () => "contaminated" },
    { zone: "cabins", count: boat.cabins, piece: (i) => HUMANS[i % HUMANS.length] ?? "human-1" },
    { zone: "doctors", count: boat.doctors, piece: () => "doctor" },
    { zone: "protectors", count: boat.protectors, piece: () => "protector" },
  ];
  return (
    <>
      {zones.flatMap(({ zone, count, piece }) =>
        Array.from({ length: Math.min(count, MOST[zone]) }, (_, i) => (
          <Person key={`${zone} ${i}`} zone={zone} nth={i} piece={piece(i)} />
        )),
      )}
    </>
  );
}

function Person({ zone, nth, piece }: { readonly zone: Zone; readonly nth: number; readonly piece: Piece }) {
  const { width, height } = sizeOf(piece);
  const each = Math.ceil(MOST[zone] / (zone === "cabins" ? 2 : 1));
  const floor = FLOORS[zone][zone === "cabins" ? Math.floor(nth / each) : 0];
  if (floor === undefined) return null;
  const x = floor.from + ((nth % each) * (floor.to - floor.from)) / each;
  return <image href={urlOf(piece)} x={x} y={floor.y - height} width={width} height={height} />;
}

/** Sockets, filled from the bottom. */
function Batteries({ boat: { rooms, machines } }: { readonly boat: Boat }) {
  return (
    <>
      {machinesOf(rooms).flatMap(({ batteries }, machine) =>
        Array.from({ length: batteries }, (_, i) => {
          const { x, y, width, height } = machineAreaOf(machine);
          const isHeld = i < (machines[machine] ?? 0);
          return (
            <rect
              key={`${machine} ${i}`}
              class={isHeld ? "cell held" : "cell"}
              style={signStyle("battery")}
              x={x + width / 2 + (i - batteries / 2) * 11 + 1.5}
              y={y + height - 22}
              width={8}
              height={14}
              rx={2}
            />
          );
        }),
      )}
    </>
  );
}

const SIGNS: Readonly<Record<keyof typeof PLATES, IconName>> = {
  cabins: "healthy",
  contaminated: "contaminated",
  doctors: "doctor",
  protectors: "protector",
  food: "food",
  bane: "bane",
};

function Plates({ boat }: { readonly boat: Boat }) {
  return (
    <>
      {Object.entries(PLATES).map(([name, { x, y }]) => {
        const what = name as keyof typeof PLATES;
        return (
          <g key={what} class="plate" style={signStyle(SIGNS[what])} transform={`translate(${x} ${y})`}>
            <rect x={-29} y={-14} width={58} height={28} rx={8} />
            <path d={ICONS[SIGNS[what]]} fill-rule="evenodd" transform="translate(-24 -10) scale(1.25)" />
            <text x={12} y={7.5}>
              {boat[what]}
            </text>
          </g>
        );
      })}
    </>
  );
}
